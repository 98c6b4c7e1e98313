/// <reference types="vitest/config" />
import { statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { TestSequencer, TestSpecification } from 'vitest/node'
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

/** Test files that take long for their size. One that began last would leave a core idle until it ends. */
const LONG_TESTS =
  /(portfolio|never-lost|two-browsers|killed-server|bad-input|notice-pane|main|scanned-notices|check-corpus|shards)\.test\.ts$/

/** Begins with the long ones of each project, then goes by size. */
class LongTestsFirst implements TestSequencer {
  shard(): TestSpecification[] {
    throw new Error('Parts of the tests are run with --project.')
  }

  sort(files: TestSpecification[]): TestSpecification[] {
    const begin = new Map(files.map(file => [file, LONG_TESTS.test(file.moduleId) ? 0 : 1]))
    const size = new Map(files.map(file => [file, statSync(file.moduleId).size]))
    const group = ({ project }: TestSpecification): number => project.config.sequence.groupOrder
    return files.toSorted(
      (a, b) =>
        group(a) - group(b) ||
        a.project.name.localeCompare(b.project.name) ||
        (begin.get(a) ?? 0) - (begin.get(b) ?? 0) ||
        (size.get(b) ?? 0) - (size.get(a) ?? 0),
    )
  }
}

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
    sequence: { sequencer: LongTestsFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/*.test.ts', 'tests/{contract,domain,extensions}/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts'],
          testTimeout: 120_000,
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
          // On a busy machine a page takes longer than the five seconds of the default.
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/support/bundled-processes.ts', 'tests/support/shared-database.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
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
            'tests/support/bundled-processes.ts',
            'tests/support/shared-database.ts',
            'tests/support/shared-server.ts',
          ],
          // After all others, one more at once than there are cores: they wait for pages, servers and timers half of the time.
          sequence: { groupOrder: 1 },
          maxWorkers: availableParallelism() + 1,
          testTimeout: 240_000,
          hookTimeout: 120_000,
          // A page on a busy machine takes longer than the second that a poll waits by default.
          expect: { poll: { timeout: 30_000, interval: 100 } },
        },
      },
    ],
  },
})
