import ArrowLeft from "lucide-react/icons/arrow-left"
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { contactPath } from "#domain/accounts/addresses.ts"
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
import styles from "./job.module.css"

export function loader({ params, context }: LoaderFunctionArgs) {
  const job = loadJob(context.get(servicesContext), params["slug"] ?? "")
  if (!job) failWith(404)
  return job
}

export function meta({ loaderData: job }: MetaArgs<typeof loader>) {
  if (!job) return [{ title: BRAND }]
  return pageMeta({ title: job.title, description: job.preview, address: job.address })
}

/** Where applications go that no other site takes. */
const CONTACT = "/contact-us"

/** A position: title, place and kind, what it is about, and where to apply when there is a link. */
export default function JobPage() {
  const { title, location, employmentType, html, apply } = useLoaderData<typeof loader>()
  const applyPath = apply === CONTACT ? contactPath(`Application: ${title}`) : apply
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
      <Apply to={applyPath} />
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
