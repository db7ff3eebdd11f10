import { fileURLToPath } from 'node:url'
import { adoptedSonnerStyles } from '@etrend/tooling/sonner-styles'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { offlineFiles, scriptName } from './build/offline-worker.ts'

const base = '/etrendadmin/' // where the API serves the build, on the admin host
// The API answers staff calls on the admin host only, whose name may not resolve on this machine.
const api = {
  target: process.env['API_ORIGIN'] ?? 'http://localhost:4000',
  headers: { host: 'admin.localhost:4000' },
}
const { port } = new URL(process.env['ADMIN_ORIGIN'] ?? 'http://admin.localhost:5174')
const lookFonts = fileURLToPath(
  new URL('../../packages/look/node_modules/@fontsource-variable', import.meta.url),
)

export default defineConfig({
  base,
  plugins: [react(), tailwindcss(), adoptedSonnerStyles(), preloadFonts(), offlineFiles(base)],
  // theme.css imports the fonts by their package name, which pnpm resolves only inside packages/look.
  resolve: { alias: { '@fontsource-variable': lookFonts } },
  build: {
    // No data: addresses and no inline script, for the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    // One chunk that runs first: zod must be told not to compile (without-eval) before the first schema is made.
    rolldownOptions: {
      input: ['index.html', 'src/lib/offline/worker.ts'],
      output: {
        entryFileNames: scriptName,
        codeSplitting: { groups: [{ name: 'zod', test: /node_modules\/zod\/|without-eval/ }] },
      },
    },
  },
  server: {
    port: Number(port || 5174),
    strictPort: true,
    proxy: { '/api': api, '/media': api, '/docs': api },
  },
})

/** Preloads the fonts, so that they load with the page and not only after its styles. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /-basic-.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: base + file,
              crossorigin: '',
            },
            injectTo: 'head',
          })),
    },
  }
}
