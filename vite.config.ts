/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pdfjsAssetsPlugin } from './server/page/pdfjs-assets-plugin.ts'
import { scriptListPlugin } from './server/page/script-list-plugin.ts'

const EXTENSIONS = `${import.meta.dirname}/extensions/`
const LEFT_OUT = `${EXTENSIONS}carrier/left-out.ts`
/** What is loaded on use. */
const LOADED_LATER = [`${EXTENSIONS}dom/purify`, `${EXTENSIONS}paste/`, `${EXTENSIONS}picture/tools/`]
const EDITOR_PACKAGES =
  /node_modules.(prosemirror-(?!tables)|@tiptap(?!.pm.dist.tables)|orderedmap|rope-sequence|w3c-keyname)/

/** Whether a module is part of the document editor without the page around it: one script, which changes with it alone. */
const isEditor = (module: string): boolean =>
  EDITOR_PACKAGES.test(module) ||
  (module.startsWith(EXTENSIONS) && !LOADED_LATER.some(later => module.startsWith(later)))

export default defineConfig({
  root: 'src',
  publicDir: false,
  plugins: [react(), pdfjsAssetsPlugin(), scriptListPlugin(import.meta.dirname)],
  resolve: {
    alias: Object.fromEntries(['link', 'code', 'code-block'].map(name => [`@tiptap/extension-${name}`, LEFT_OUT])),
  },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'editor', test: isEditor, includeDependenciesRecursively: false }] },
      },
    },
  },
  test: {
    root: '.',
    // The default leaves one core idle, which is half of a machine with two.
    maxWorkers: '100%',
    // A worker, its modules and its page serve file after file: to make them anew took longer than most files run.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/*.test.ts', 'tests/{contract,domain,extensions}/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts'],
        },
      },
      {
        extends: true,
        resolve: { conditions: ['browser', 'module', 'development'] },
        test: {
          name: 'dom',
          environment: 'jsdom',
          setupFiles: ['tests/support/clean-page.ts'],
          include: ['tests/src/**/*.test.{ts,tsx}', 'tests/extensions/**/*.dom.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/support/shared-database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: [
            'tests/support/built-page.ts',
            'tests/support/shared-database.ts',
            'tests/support/shared-server.ts',
          ],
          // After all others: what they wait for is mostly a process of their own, so one alone leaves a core idle.
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A page on a busy machine takes longer than the second that a poll waits by default.
          expect: { poll: { timeout: 30_000, interval: 100 } },
        },
      },
    ],
  },
})
