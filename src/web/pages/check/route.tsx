import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { publishedCheckPath } from "#domain/addresses/check-paths.ts"
import { BRAND } from "#domain/brand.ts"
import { postDay } from "#domain/time/day-text.ts"

import { EmbedCode } from "../../components/embed-code/embed-code.tsx"
import { Link } from "../../components/link/link.tsx"
import { pageMeta } from "../../components/head/page-meta.ts"
import { wholeDays } from "../../components/whole-days.tsx"
import { failWith } from "../../components/error-page/fail-with.server.ts"
import { servicesContext } from "../../services.server.ts"
import { CheckClaims, VerdictCounts } from "./check-claims.tsx"
import styles from "./check.module.css"
import { claimReviews } from "./claim-review.ts"
import { describeCheck } from "./describe-check.ts"
import { loadCheck } from "./load-check.server.ts"
import type { CheckPageData } from "./page-data.ts"

const EMBED_SIZE = { width: 720, height: 600 }

export async function loader({ params, context }: LoaderFunctionArgs) {
  const check = await loadCheck(context.get(servicesContext), params.id ?? "")
  if (!check) failWith(404)
  return check
}

/** Taken back, it is gone at the next look. */
export function headers() {
  return { "Cache-Control": "private, no-cache" }
}

export function meta({ loaderData: check }: MetaArgs<typeof loader>) {
  if (!check) return [{ title: BRAND }]
  const reviews = claimReviews(check)
  return [
    ...pageMeta({
      title: `Fact check: ${check.title}`,
      description: describeCheck(check.claims),
      address: check.address,
      type: "article",
      image: check.card?.url,
    }),
    ...(check.card
      ? [
          { property: "og:image:width", content: String(check.card.width) },
          { property: "og:image:height", content: String(check.card.height) },
        ]
      : []),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/atom+xml",
      title: "Verdicts that new data change",
      href: check.feed,
    },
    ...check.oembed.map((link) => ({ tagName: "link", ...link })),
    ...(reviews ? [{ "script:ld+json": reviews }] : []),
  ]
}

/** A check that its author has published: each statement, its verdict and what that rests on. */
export default function PublishedCheckPage() {
  const check = useLoaderData<typeof loader>()
  const { title, asOf, claims } = check
  return (
    <article className={`container container-narrow ${styles.page ?? ""}`}>
      <p className={styles.kicker}>Fact check</p>
      <h1>{title}</h1>
      <p className={styles.facts}>
        {wholeDays(
          `Published on ${postDay(check.publishedOn)}. The text is read as of ${postDay(asOf)}; the verdicts were made on ${postDay(check.checkedOn)}.`,
        )}
        {check.isSeconded && " Checked by two: a second person agreed to the text."}
      </p>
      <VerdictCounts claims={claims} />
      <CheckClaims claims={claims} />
      <Actions check={check} />
      <p className={styles.note}>
        The author chose the text. The verdicts are made by {BRAND} from the publishers&apos; own
        figures, automatically, and updated when the figures change.{" "}
        <Link to="/fact-checking">Check a text of your own</Link>
      </p>
    </article>
  )
}

function Actions({ check: { id, title, embed, feed } }: { check: CheckPageData }) {
  return (
    <div className={styles.actions}>
      <p>
        <a href={`${publishedCheckPath(id)}.pdf`} download>
          Download as PDF
        </a>
        {" · "}
        <a href={feed}>Feed of verdicts that new data change</a>
      </p>
      <EmbedCode
        summary="Embed this check"
        address={embed}
        title={`Fact check: ${title}`}
        {...EMBED_SIZE}
      />
    </div>
  )
}
