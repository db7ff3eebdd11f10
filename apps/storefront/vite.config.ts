import { asciiCode, serverOutput } from '@etrend/tooling/server-code'
import { adoptedSonnerStyles } from '@etrend/tooling/sonner-styles'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { withoutDeadWeight } from './build/dead-weight.ts'
import { renderedPages } from './build/rendered-pages.ts'
import { scriptText } from './build/script-text.ts'
import { sortedStyles } from './build/sorted-styles.ts'

const api = process.env.API_ORIGIN ?? 'http://localhost:4000'
const { port } = new URL(process.env.STOREFRONT_ORIGIN ?? 'http://localhost:5173')

export default defineConfig(({ isSsrBuild, command }) => ({
  appType: 'custom',
  plugins: [
    withoutDeadWeight(),
    scriptText(),
    renderedPages(api),
    react(),
    tailwindcss(),
    adoptedSonnerStyles(),
    isSsrBuild ? asciiCode() : sortedStyles(),
  ],
  server: { port: Number(port || 5173), strictPort: true, proxy: { '/api': api, '/media': api } },
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    assetsInlineLimit: 0,
    // The script loads after the load event (server/document.ts), so Vite's preload helper would only add bytes.
    modulePreload: false,
    // The server build is one file, so that no module of it can be loaded twice.
    rolldownOptions: isSsrBuild
      ? { output: { codeSplitting: false, ...serverOutput } }
      : browserChunks,
  },
  // React's development build renders a page three times slower, so the server's NODE_ENV must not choose it.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  // The server build needs no node_modules; in development Node loads the libraries itself.
  ssr: command === 'build' ? { noExternal: true } : {},
}))

// What every page runs (ordering isn't part of it) is one file, and what every list runs another. One large file also
// compresses better than several small ones.
const browserChunks = {
  input: 'src/entry-client.tsx',
  output: {
    codeSplitting: {
      groups: [
        // A file of its own, so that a slow processor runs no script for long: the files run one after the other.
        {
          name: 'react',
          test: /node_modules\/(react|react-dom|scheduler)\//,
          priority: 1,
        },
        // What an order and its delivery cost is computed on the cart's and checkout's pages alone.
        {
          name: 'totals',
          test: /domain\/src\/(cart|delivery|nepal|promo|vat)[.]ts/,
          priority: 1,
          includeDependenciesRecursively: false,
        },
        {
          name: 'shop',
          // Without the icons that only later scripts draw.
          test: /node_modules\/(?!\.pnpm|sonner|lucide-react\/\S+\/(trash|truck|share|triangle|list-filter|undo|check|play|pause|arrow))|storefront\/src\/(lib\/(?!listing|ordering|identity)|ui\/(button|card|product|price|color|failed|notice|field))|domain\/src\/size-address|look\/src\/press/,
        },
        // What all lists share, with the code for their addresses. Other pages don't load it.
        {
          name: 'listing',
          test: /storefront\/src\/(lib\/listing|collection\/(?!filter-sheet|more-products|\S+-page))/,
        },
      ],
    },
  },
}
