import type { Operation } from "../operations/operation.ts"
import { getAnalysis } from "./data/analysis.ts"
import { getPanel } from "./data/panel.ts"
import { answerQuestion } from "./data/answer.ts"
import {
  changePassword,
  forgotPassword,
  resendCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  verifyCode,
} from "./accounts/customer-auth.ts"
import {
  changeProfile,
  changeStatus,
  confirmAddress,
  deleteAccount,
  endSession,
  endSessions,
  getPersonalData,
  getProfile,
  listSessions,
} from "./accounts/customer.ts"
import { uploadImage } from "./accounts/upload.ts"
import { listCountries, listCountriesOfRegion } from "./countries/countries.ts"
import { reportVisit } from "./countries/dashboard-visit.ts"
import { findCountryDashboards, getCountryDashboard } from "./countries/country-dashboard.ts"
import { getCountryDetails } from "./countries/country-details.ts"
import {
  askReview,
  decideReview,
  getReview,
  getReviewState,
  withdrawReview,
} from "./accounts/review.ts"
import { getCheck, publishDocument, unpublishDocument } from "./site/check.ts"
import { listCurrencies } from "./countries/currencies.ts"
import { getDataset, listDatasets } from "./data/dataset.ts"
import {
  changeDocument,
  createDocument,
  deleteDocument,
  getDocument,
  listDocuments,
} from "./accounts/document.ts"
import { checkText, checkTexts, findStatements, validateStatement } from "./data/economic.ts"
import { compareDatasets, exportDataset } from "./files/export.ts"
import { filterIndicators, listCountryIndicators, listIndicators } from "./data/indicator.ts"
import { contactOrganisation, openTicket, requestData } from "./site/enquiries.ts"
import { exportDashboard } from "./files/export-dashboard.ts"
import { makePdf } from "./files/pdf.ts"
import { recordClick, search } from "./data/search.ts"
import { getStory, listStories } from "./site/stories.ts"

/** Every call of version 1: method, path and work, on one screen. */
export const OPERATIONS: readonly Operation[] = [
  search, //                GET   /search?q=
  recordClick, //           PATCH /search/:searchId
  answerQuestion, //        GET   /answer?q=
  listIndicators, //        GET   /indicator
  filterIndicators, //      GET   /indicator/filter
  listCountryIndicators, // GET   /indicator/country/:country
  listDatasets, //          GET   /dataset
  getDataset, //            GET   /dataset/:id
  getPanel, //              GET   /panel
  getAnalysis, //           GET   /dataset/:id/analysis
  exportDataset, //         POST  /export/dataset?file_type=
  compareDatasets, //       GET   /export/dataset?dataset1=&dataset2=
  exportDashboard, //       GET   /export/country-dashboard/:country?file_type=
  makePdf, //               POST  /pdf
  listCountries, //         GET   /countries/all
  listCountriesOfRegion, // GET   /countries/region/:region
  getCountryDetails, //     GET   /country/:country
  getCountryDashboard, //   GET   /country-dashboard/user/:country
  reportVisit, //           PATCH /country-dashboard/user/:country
  findCountryDashboards, // GET   /country-dashboard/search/:country
  listCurrencies, //        GET   /currencies
  listStories, //           GET   /stories
  getStory, //              GET   /stories/*slug
  openTicket, //            POST  /request/ticket
  contactOrganisation, //   POST  /contact-us/organisation
  requestData, //           POST  /request
  signUp, //                POST  /customer/auth/signup
  verifyCode, //            PATCH /customer/auth/verify
  resendCode, //            POST  /customer/auth/resend-otp
  signIn, //                POST  /customer/auth/login
  signOut, //               POST  /customer/auth/logout
  forgotPassword, //        POST  /customer/auth/forgot-password
  resetPassword, //         PATCH /customer/auth/reset-password
  changePassword, //        PATCH /customer/auth/update-password
  getProfile, //            GET   /customer/id
  changeProfile, //         PUT   /customer
  confirmAddress, //        PATCH /customer/address
  changeStatus, //          PATCH /customer
  deleteAccount, //         DELETE /customer
  listSessions, //          GET   /customer/sessions
  endSessions, //           DELETE /customer/sessions
  endSession, //            DELETE /customer/sessions/:id
  getPersonalData, //       GET   /customer/data
  uploadImage, //         POST  /upload
  findStatements, //        POST  /economic/statement
  validateStatement, //     POST  /economic/validate
  checkText, //             POST  /economic/check
  checkTexts, //            POST  /economic/check/batch
  listDocuments, //         GET   /document
  createDocument, //        POST  /document
  getDocument, //           GET   /document/:id
  changeDocument, //        PATCH /document/:id
  deleteDocument, //        DELETE /document/:id
  publishDocument, //       POST  /document/:id/publish
  unpublishDocument, //     DELETE /document/:id/publish
  getCheck, //              GET   /check/:id
  askReview, //             POST  /document/:id/review
  getReviewState, //        GET   /document/:id/review
  withdrawReview, //        DELETE /document/:id/review
  getReview, //             GET   /review/:id
  decideReview, //          POST  /review/:id
]
