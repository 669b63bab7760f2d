import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { pageMeta } from "../../components/head/page-meta.ts"
import { Prose } from "../../components/prose/prose.tsx"
import { failWith } from "../../components/error-page/fail-with.server.ts"
import { servicesContext } from "../../services.server.ts"
import styles from "./about.module.css"
import { loadAbout, type AboutData } from "./load-about.server.ts"

export function loader({ context }: LoaderFunctionArgs) {
  const page = loadAbout(context.get(servicesContext))
  if (!page) failWith(503)
  return page
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta({
    title: "About Us",
    description: loaderData?.lede ?? "",
    address: loaderData?.address,
  })
}

const BARS = Array.from({ length: 41 }, (_, k) => ({ k, height: heightAt(k) }))

/** The bars of the tower: highest in the middle, with the small unevenness of a wall. */
function heightAt(k: number): number {
  return Math.round(98 * (1 - Math.abs(k - 20) / 23) ** 1.35 - (k % 3) * 1.4)
}

/** Who we are: a dark band with the tower, why we exist, the mission, the team. */
export default function AboutPage() {
  const { title, lede, sections, team } = useLoaderData<typeof loader>()
  return (
    <>
      <section className={styles.hero}>
        <div className="container">
          <h1>{title}</h1>
          <p>{lede}</p>
        </div>
        <svg className={styles.art} aria-hidden="true">
          {BARS.map(({ k, height }) => (
            <rect
              key={k}
              x={`${(k * 2.44).toFixed(2)}%`}
              y={`${String(100 - height)}%`}
              width="1.75%"
              height={`${String(height)}%`}
              className={k === 20 ? styles.now : undefined}
            />
          ))}
        </svg>
      </section>
      <div className={`container ${styles.columns ?? ""}`}>
        {sections.map(({ heading, html }) => (
          <section key={heading} className={styles.section}>
            <h2>{heading}</h2>
            <Prose html={html} className={styles.text} />
          </section>
        ))}
      </div>
      {team.length > 0 && <Team team={team} />}
    </>
  )
}

function Team({ team }: Pick<AboutData, "team">) {
  return (
    <section className={styles.band} aria-labelledby="team">
      <div className="container">
        <h2 id="team">The Team</h2>
        <ul className={styles.team}>
          {team.map(({ name, position, image }, k) => (
            <li key={k}>
              <span className={styles.portrait} data-look={k % 3} aria-hidden="true">
                {image === null ? (
                  <Portrait place={k} />
                ) : (
                  <img src={image} alt="" width="72" height="72" loading="lazy" />
                )}
              </span>
              {name !== "" && <b>{name}</b>}
              <span className={name === "" ? styles.alone : styles.position}>{position}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Five bars of the tower, at other heights for everybody: a portrait where there is no photograph. */
function Portrait({ place }: { place: number }) {
  return (
    <svg viewBox="0 0 72 72" width="72" height="72" focusable="false">
      {TOWER.map((_height, bar) => {
        const height = TOWER[(bar * 2 + place) % TOWER.length] ?? 0
        const shift = (place * 5 + bar * (1 + (place % 4)) * 7) % 22
        const top = 60 - height + shift / 2
        return (
          <rect
            key={bar}
            x={15 + bar * 9}
            y={top}
            width="6"
            height={60 - top}
            className={bar === place % TOWER.length ? styles.loud : undefined}
          />
        )
      })}
    </svg>
  )
}

const TOWER = [18, 30, 44, 26, 36] as const
