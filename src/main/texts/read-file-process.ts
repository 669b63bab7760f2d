import { answerJobs } from "#factcheck/answer-jobs.ts"
import { readFile } from "#factcheck/read-file.ts"

/** A file as it was given. */
export type GivenFile = { name: string; bytes: Uint8Array }

answerJobs(({ name, bytes }: GivenFile) => readFile(name, bytes))
