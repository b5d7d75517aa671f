import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{shared,rooms,server,client,loadtest,tools}/**/*.test.{ts,tsx}'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    pool: 'forks',
    // Half of the tests wait for a socket, a disk or a page.
    maxWorkers: '100%',
    // Real sockets, processes and a browser share two cores there. A test that needed its second chance is named in the report.
    retry: process.env.CI ? 1 : 0,
  },
})
