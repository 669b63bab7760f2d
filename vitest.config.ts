import { defineConfig } from "vitest/config"

const shared = {
  pool: "forks" as const,
  maxWorkers: 2,
  testTimeout: 120_000,
  hookTimeout: 240_000,
  // Sites that tests start fetch nothing by themselves.
  env: { FIRST_IMPORT: "off" },
}

// One process for many files: what starts once (code, database, built pages) takes longer than most tests.
const together = { isolate: false }

/** `unit` is beside the code, `integration` crosses parts, `e2e` drives a browser against the built site, `programs` has others read our files. */
export default defineConfig({
  test: {
    ...shared,
    globalSetup: ["tests/support/temporary-folder.setup.ts"],
    coverage: {
      provider: "v8",
      include: ["src/**/*.ts"],
      exclude: ["**/*.test.ts", "**/*.data.ts"],
    },
    projects: [
      {
        test: {
          ...shared,
          ...together,
          name: "unit",
          include: [
            "src/**/*.test.{ts,tsx}",
            "scripts/**/*.test.ts",
            "tests/architecture/**/*.test.ts",
          ],
        },
      },
      {
        test: {
          ...shared,
          ...together,
          name: "integration",
          include: ["tests/**/*.test.ts"],
          exclude: [
            "tests/architecture/**",
            "tests/e2e/**",
            "tests/programs/**",
            "tests/full-data/**",
          ],
        },
      },
      { test: { ...shared, name: "full-data", include: ["tests/full-data/**/*.test.ts"] } },
      { test: { ...shared, name: "programs", include: ["tests/programs/**/*.test.ts"] } },
      {
        test: {
          ...shared,
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 60_000,
          // A machine that others use too may starve a browser once; what fails twice is a fault.
          retry: process.env["CI"] === undefined ? 0 : 1,
          // A browser on a busy machine may take its time.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
})
