import ChevronRight from "lucide-react/icons/chevron-right"
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { BRAND } from "#domain/brand.ts"

import { Link } from "../../components/link/link.tsx"
import { pageMeta } from "../../components/head/page-meta.ts"
import { Icon } from "../../components/icon/icon.tsx"
import { servicesContext } from "../../services.server.ts"
import styles from "./careers.module.css"
import { JobMeta } from "./job-meta.tsx"
import { listJobs } from "./load-careers.server.ts"

const LEDE =
  "We find, check and draw the numbers that countries publish about themselves, so that anyone can use them."

export function loader({ context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext)
  return { jobs: listJobs(services), address: `${services.publicUrl}/careers` }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta({
    title: "Careers",
    description: `Open positions at ${BRAND}. ${LEDE}`,
    address: loaderData?.address,
  })
}

/** The open positions as rows. */
export default function CareersPage() {
  const { jobs } = useLoaderData<typeof loader>()
  return (
    <>
      <div className={`container ${styles.head ?? ""}`}>
        <h1>Help make public data usable</h1>
        <p>{LEDE}</p>
      </div>
      <div className={`container ${styles.careers ?? ""}`}>
        <h2>
          Open positions <span className={styles.count}>{jobs.length}</span>
        </h2>
        {jobs.length === 0 ? (
          <p className={styles.empty}>No open positions right now</p>
        ) : (
          <ul className={styles.jobs}>
            {jobs.map((job) => (
              <li key={job.path}>
                <Link className={styles.job} to={job.path}>
                  <div>
                    <h3>{job.title}</h3>
                    <p>{job.preview}</p>
                  </div>
                  <JobMeta location={job.location} employmentType={job.employmentType} />
                  <Icon of={ChevronRight} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
