import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{shared,rooms,server,client,loadtest,tools}/**/*.test.{ts,tsx}'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    pool: 'forks',
  },
})
