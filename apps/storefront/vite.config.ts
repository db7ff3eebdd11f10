import { patience } from '@etrend/tooling/patience'
import { adoptedSonnerStyles } from '@etrend/tooling/sonner-styles'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { withoutDeadWeight } from './build/dead-weight.ts'
import { sortedStyles } from './build/sorted-styles.ts'

const api = process.env.API_ORIGIN ?? 'http://localhost:4000'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    withoutDeadWeight(),
    react(),
    tailwindcss(),
    adoptedSonnerStyles(),
    !isSsrBuild && sortedStyles(),
  ],
  server: { port: 5173, proxy: { '/api': api, '/media': api } },
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    assetsInlineLimit: 0,
    // The script comes after the load event (entry-server), so Vite's preload helper would only add bytes.
    modulePreload: false,
    // The server's is one file, so that nobody can load half of it twice.
    rolldownOptions: isSsrBuild ? { output: { codeSplitting: false } } : browserChunks,
  },
  // React's development build renders a page three times slower; the server's NODE_ENV shall not decide that.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: { noExternal: true },
  test: { ...patience, environment: 'happy-dom', setupFiles: './src/test/setup.ts' },
}))

// What every page runs is one file (ordering isn't part of it), and what every list runs another; one large file also compresses better than several small ones.
const browserChunks = {
  input: 'src/entry-client.tsx',
  output: {
    codeSplitting: {
      groups: [
        // By itself, so that a weak processor runs no script for long: they are run one after the other.
        {
          name: 'react',
          test: /node_modules\/(react|react-dom|scheduler)\//,
          priority: 1,
        },
        {
          name: 'shop',
          test: /node_modules\/(?!\.pnpm|sonner)|src\/(lib\/(?!listing|ordering)|ui\/(button|card|product|price|color|failed|notice|field))/,
        },
        // What all lists share, with the words of their addresses; the other pages do without.
        {
          name: 'listing',
          test: /src\/(lib\/listing|collection\/(?!filter-sheet|\S+-page))/,
        },
      ],
    },
  },
}
