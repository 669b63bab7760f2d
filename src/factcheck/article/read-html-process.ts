import { answerJobs } from "../answer-jobs.ts"
import { readHtml } from "./read-html.ts"

answerJobs(readHtml)
