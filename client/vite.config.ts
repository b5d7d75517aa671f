import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// A build is always for production, also when tests run it with another NODE_ENV. Otherwise it would contain React's development build.
if (process.argv.includes('build')) process.env.NODE_ENV = 'production'

const server = process.env.COVEN_SERVER ?? 'http://127.0.0.1:2567'
/** The server accepts requests only from its own pages, so the proxy sends the server's own origin. */
const behind = { target: server, changeOrigin: true, headers: { origin: server } }

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023' },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': behind,
      '/matchmake': behind,
      // A room's socket: /{process}/{room}?sessionId=…
      '^/[\\w-]+/[\\w-]+\\?.*sessionId=': { ...behind, ws: true },
    },
  },
})
