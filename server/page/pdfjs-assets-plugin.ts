import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs']

const pdfjsAssets = (): Map<string, string> => {
  const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  return new Map(
    FOLDERS.flatMap(folder =>
      readdirSync(join(root, folder)).map((file): [string, string] => [
        `pdfjs/${folder}/${file}`,
        join(root, folder, file),
      ]),
    ),
  )
}

/**
 * Puts pdfjs's character maps, fonts, decoders and colour profiles under `/pdfjs/`, in the build and in development.
 * Without them a PDF whose Chinese fonts are not embedded shows empty pages and reports no error.
 */
export const pdfjsAssetsPlugin = (): Plugin => ({
  name: 'pdfjs-assets',
  configureServer(server) {
    const assets = pdfjsAssets()
    server.middlewares.use((request, response, next) => {
      const asset = assets.get(request.url?.split('?')[0]?.slice(1) ?? '')
      if (asset === undefined) return next()
      if (asset.endsWith('.wasm')) response.setHeader('content-type', 'application/wasm')
      if (asset.endsWith('.js')) response.setHeader('content-type', 'text/javascript')
      response.end(readFileSync(asset))
    })
  },
  generateBundle() {
    for (const [fileName, asset] of pdfjsAssets())
      this.emitFile({ type: 'asset', fileName, source: readFileSync(asset) })
  },
})
