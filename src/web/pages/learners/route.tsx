import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { contactPath } from "#domain/addresses/page-paths.ts"

import { ButtonLink } from "../../components/button/button.tsx"
import { pageMeta } from "../../components/head/page-meta.ts"
import { ComingSoon } from "../../components/tag/tag.tsx"
import { failWith } from "../../components/error-page/fail-with.server.ts"
import { servicesContext } from "../../services.server.ts"
import styles from "./learners.module.css"

export function loader({ context }: LoaderFunctionArgs) {
  const { content, publicUrl } = context.get(servicesContext)
  const page = content.texts().learners
  if (!page) failWith(503)
  return { ...page.head, address: `${publicUrl}/learners` }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta({
    title: "Learners",
    description: loaderData?.lede ?? "",
    address: loaderData?.address,
  })
}

/** The two courses, and the fact-check for learners that is still to come. */
export default function LearnersPage() {
  const { title, lede, courses, fact_check } = useLoaderData<typeof loader>()
  return (
    <>
      <div className={`container ${styles.head ?? ""}`}>
        <h1>{title}</h1>
        <p>{lede}</p>
      </div>
      <section className={`container ${styles.courses ?? ""}`} aria-label="Training courses">
        {courses.map((course) => (
          <article key={course.months} className={`card ${styles.course ?? ""}`}>
            <p className={styles.months}>{course.months} months</p>
            <h2>{course.title}</h2>
            <p className={styles.text}>{course.text}</p>
            <ol className={styles.parts}>
              {course.parts.map((part) => (
                <li key={part.title}>
                  <h3>{part.title}</h3>
                  <p>{part.text}</p>
                </li>
              ))}
            </ol>
            <ButtonLink to={contactPath(`Course: ${course.title}`)}>
              Ask about this course
            </ButtonLink>
          </article>
        ))}
      </section>
      <section className={`container ${styles.soon ?? ""}`} aria-labelledby="fact-check">
        <div className={`card ${styles.soonCard ?? ""}`}>
          <div>
            <h2 id="fact-check">{fact_check.title}</h2>
            <p>{fact_check.text}</p>
          </div>
          <ComingSoon />
        </div>
      </section>
    </>
  )
}
