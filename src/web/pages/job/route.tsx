import ArrowLeft from "lucide-react/icons/arrow-left"
import { data, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { BRAND } from "#domain/brand.ts"

import { Link } from "../../components/link/link.tsx"
import { ButtonLink } from "../../components/button/button.tsx"
import { pageMeta } from "../../components/head/page-meta.ts"
import { Icon } from "../../components/icon/icon.tsx"
import { Prose } from "../../components/prose/prose.tsx"
import { failWith } from "../../components/error-page/fail-with.server.ts"
import { servicesContext } from "../../services.server.ts"
import { JobMeta } from "../careers/job-meta.tsx"
import { loadJob } from "../careers/load-careers.server.ts"
import { ApplicationForm } from "./application-form.tsx"
import styles from "./job.module.css"

export function loader({ request, params, context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext)
  const job = loadJob(services, params["slug"] ?? "")
  if (!job) failWith(404)
  const posted = services.postedApplication
  const isSent = new URL(request.url).searchParams.get("sent") === "ok"
  const page = { ...job, isSent, posted }
  if (posted === null) return data(page)
  return data(page, { status: posted.status, headers: { "Cache-Control": "no-store" } })
}

export function headers({ loaderHeaders }: { loaderHeaders: Headers }) {
  return loaderHeaders
}

export function meta({ loaderData: job }: MetaArgs<typeof loader>) {
  if (!job) return [{ title: BRAND }]
  return pageMeta({ title: job.title, description: job.preview, address: job.address })
}

const APPLY = "apply"

/** A position: title, place and kind, what it is about, and the form or the link by which to apply. */
export default function JobPage() {
  const { title, path, location, employmentType, html, ...job } = useLoaderData<typeof loader>()
  const applyPath = job.isAppliedForHere ? `#${APPLY}` : job.apply
  return (
    <article className={styles.job}>
      <Link className={styles.back} to="/careers">
        <Icon of={ArrowLeft} size={18} />
        Careers
      </Link>
      <h1>{title}</h1>
      <JobMeta location={location} employmentType={employmentType} />
      <Apply to={applyPath} />
      <Prose html={html} className={styles.text} />
      {job.isAppliedForHere ? (
        <ApplicationForm
          id={APPLY}
          path={path}
          position={title}
          isSent={job.isSent}
          posted={job.posted}
        />
      ) : (
        <Apply to={applyPath} />
      )}
    </article>
  )
}

function Apply({ to }: { to: string | null }) {
  if (to === null) return null
  return (
    <p className={styles.apply}>
      <ButtonLink look="primary" to={to}>
        Apply for this Position
      </ButtonLink>
    </p>
  )
}
