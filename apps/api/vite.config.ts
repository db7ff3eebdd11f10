import { defineConfig } from 'vitest/config'

export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    rolldownOptions: {
      input: { server: 'src/server.ts', 'decode-child': 'src/media/decode-child.ts' },
      // Beside the entries, so that paths.ts finds the same folders from every file.
      output: { chunkFileNames: '[name].js' },
    },
  },
  // The workspace's own packages are TypeScript sources: they go into the bundle, npm's stay outside.
  ssr: { noExternal: [/^@etrend\//] },
})
