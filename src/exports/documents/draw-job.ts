import type { DashboardFile } from "../dashboard-file.ts"
import type { DocumentPlan } from "../document-plan.ts"
import type { FileView } from "../file-view.ts"
import type { FramesJob } from "../images/frames-job.ts"
import type { Mp4Job } from "../images/write-mp4.ts"
import type { TwoViews } from "../two-views.ts"

/** A file that takes long enough to draw to keep the site's own thread from answering. */
export type DrawJob =
  | { kind: "png"; view: FileView }
  | { kind: "comparison"; views: TwoViews }
  | { kind: "comparison-card"; views: TwoViews; width: number }
  | { kind: "xlsx"; view: FileView }
  | { kind: "card"; view: FileView; width: number }
  | { kind: "image"; svg: string; density?: number }
  | ({ kind: "gif" } & FramesJob)
  | ({ kind: "mp4" } & Mp4Job)
  | { kind: "dashboard"; file: DashboardFile }
  | { kind: "pdf"; plan: DocumentPlan; madeAt: Date }
