import { errorMessage } from "#domain/text/error-message.ts"

/** What a process answers to a job. */
export type JobReply = { result: unknown } | { fault: string }

/** Answers the jobs that the process which started this one sends, and ends with it. */
export function answerJobs<Job>(perform: (job: Job) => unknown): void {
  process.on("message", (job) => {
    void answer(() => perform(job as Job)).then((reply) => process.send?.(reply))
  })
  process.once("disconnect", () => process.exit())
}

async function answer(perform: () => unknown): Promise<JobReply> {
  try {
    return { result: await perform() }
  } catch (error) {
    return { fault: errorMessage(error) }
  }
}
