import { defineConfig } from "vitest/config"

const shared = { pool: "forks" as const, maxWorkers: 2, testTimeout: 120_000, hookTimeout: 240_000 }

/** `unit` is beside the code, `integration` crosses parts, `e2e` drives a browser against the built site. */
export default defineConfig({
  test: {
    ...shared,
    coverage: {
      provider: "v8",
      include: ["src/**/*.ts"],
      exclude: ["**/*.test.ts", "**/*.data.ts"],
    },
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          include: ["src/**/*.test.{ts,tsx}", "tests/architecture/**/*.test.ts"],
        },
      },
      {
        test: {
          ...shared,
          name: "integration",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/architecture/**", "tests/e2e/**"],
        },
      },
      {
        test: {
          ...shared,
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 60_000,
          // A browser on a busy machine may take its time.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
})
