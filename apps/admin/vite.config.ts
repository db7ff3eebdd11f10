import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const api = 'http://localhost:4000'
const lookFonts = fileURLToPath(
  new URL('../../packages/look/node_modules/@fontsource-variable', import.meta.url),
)

export default defineConfig({
  base: '/etrendadmin/',
  plugins: [react(), tailwindcss()],
  // theme.css names the fonts as its own package finds them; pnpm shows them to nobody else.
  resolve: { alias: { '@fontsource-variable': lookFonts } },
  // No data: addresses, so that the content security policy can stay at 'self'.
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 700 },
  server: { port: 5174, strictPort: true, proxy: { '/api': api, '/media': api, '/docs': api } },
  test: { environment: 'happy-dom', setupFiles: 'src/lib/test-setup.ts', restoreMocks: true },
})
