import * as z from "zod"

import { ANALYSIS_DISCLAIMER } from "#charts/model/analyse-series.ts"
import { analyseDataset } from "#charts/model/analyse-dataset.ts"
import { AppError } from "#domain/errors.ts"
import { closedReason } from "#domain/indicators/redistribution.ts"

import { success } from "../../answers/answer.schema.ts"
import { defineOperation } from "../../operations/operation.ts"
import { yearField } from "../../operations/request-fields.ts"
import { analysisAnswer } from "./analysis.schema.ts"
import { datasetParams } from "./dataset.schema.ts"

/** What a dataset says, in sentences that an algorithm writes from its figures. */
export const getAnalysis = defineOperation({
  method: "GET",
  path: "/dataset/:id/analysis",
  id: "getAnalysis",
  summary: "Analysis of a dataset, in sentences",
  description:
    "Latest figure and change, the last 12 months, 8 quarters and 5 years, course, growth, extremes and the place among countries, computed from the figures. Forecasts are left out.",
  params: datasetParams,
  query: z.object({ startYear: yearField("startYear"), endYear: yearField("endYear") }),
  answer: analysisAnswer,
  errors: ["bad-request", "licence-forbids", "not-found", "sign-in-needed"],
  feature: "analysis",
  cache: "until-data-changes",
  async run({ params, query }, { catalog }) {
    const dataset = await catalog.getDatasetById(params.id)
    if (!dataset) throw new AppError("not-found", "There is no dataset with this id.")
    const { source } = dataset
    // Its sentences quote the figures.
    if (source.redistribute === "no") throw new AppError("licence-forbids", closedReason(source))
    const parts = await analyseDataset(catalog, dataset, {
      startYear: query.startYear ?? null,
      endYear: query.endYear ?? null,
    })
    return success("Analysis found", {
      id: dataset.id,
      parts: parts.map(({ heading, sentences }) => ({ heading, sentences: [...sentences] })),
      disclaimer: ANALYSIS_DISCLAIMER,
    })
  },
})
