import type { Database } from "#db/engine/database.ts"

/** A statement that is true of the figures, and a plain level of the same place for comparison of times. */
export type WrittenClaim = { kind: string; text: string; level: string }

type Options = { names: ReadonlyMap<string, string>; each: number }
type Row = { id: string; country: string; s: number; e: number; vs: number; ve: number }

/** What is measured, as it is written, with what is a clear difference: in points, or in parts of the first figure. */
const MEASURES: Readonly<Record<string, { words: string; points: number; part: number }>> = {
  "world-bank:SL.UEM.TOTL.ZS": { words: "unemployment rate", points: 0.8, part: 0.05 },
  "world-bank:FP.CPI.TOTL.ZG": { words: "inflation rate", points: 1, part: 0.1 },
  "world-bank:NE.EXP.GNFS.ZS": { words: "exports as a share of GDP", points: 1.5, part: 0.05 },
  "world-bank:NE.GDI.TOTL.ZS": { words: "investment as a share of GDP", points: 1.5, part: 0.05 },
  "world-bank:NY.GDP.PCAP.CD": {
    words: "GDP per capita in current US dollars",
    points: 0,
    part: 0.05,
  },
  "world-bank:SP.DYN.LE00.IN": { words: "life expectancy", points: 0.4, part: 0 },
  "world-bank:SH.DYN.MORT": { words: "under-five mortality", points: 1, part: 0.02 },
  "world-bank:SP.DYN.TFRT.IN": { words: "fertility rate", points: 0.05, part: 0.02 },
}
const CHANGED: Readonly<Record<string, string>> = {
  "world-bank:NY.GDP.PCAP.CD": "GDP per capita in current US dollars",
  "world-bank:EN.ATM.CO2E.PC": "carbon dioxide emissions per person",
}
const WHOLE = "world-bank:EN.ATM.CO2E.KT"
const PER_HEAD = "world-bank:EN.ATM.CO2E.PC"
/** The same measure of two publishers: the one that is read when none is named, and another. */
const PAIRS = [
  ["world-bank:SL.UEM.TOTL.ZS", "imf:LUR"],
  ["world-bank:NE.GDI.TOTL.ZS", "imf:NID_NGDP"],
] as const

const FIGURES = `
  figures as materialized (
    select indicator_id as id, country_code as country, start_index + at::int - 1 as y, v
    from series cross join lateral unnest("values") with ordinality as t (v, at)
    where indicator_id = any($1) and frequency = 'yearly' and is_published and v is not null
      and start_index + at::int - 1 <= coalesce(last_actual_index, last_index)
      and start_index + at::int - 1 between 1985 and 2023)`

/** Two years of a series with the figures of the years around the first; `clear` is a clear difference. */
const SPANS = `
  around as (
    select id, country, y, v, lag(v) over w as b1, lag(v, 2) over w as b2, lead(v) over w as c1,
      lead(v, 2) over w as c2, lag(y, 2) over w as first, lead(y, 2) over w as last
    from figures where country = any($2) window w as (partition by id, country order by y)),
  spans as (
    select a.id, a.country, a.y as s, e.y as e, a.v as vs, e.v as ve, b1, b2, c1, c2
    from around a join figures e using (id, country)
    where first = a.y - 2 and last = a.y + 2 and e.y > a.y + 1 and e.y <= a.y + 15
      and e.y between 2008 and 2019)`
/** A few of each country, in an order that is always the same and has nothing to do with the figures. */
const SOME = `order by md5(country || id || s || e) limit`
const ONE_EACH = `select distinct on (country, id) * from found order by country, id, md5(s::text || e::text)`

/** Statements that are true as they stand and fall with the choice that their author made. */
export async function listPicked(db: Database, options: Options): Promise<WrittenClaim[]> {
  // Of publishers and totals the figures give fewer.
  const more = { ...options, each: Math.ceil(options.each * 1.5) }
  return [
    ...(await pickStarts(db, more)),
    ...(await pickBases(db, more)),
    ...(await pickPublishers(db, options)),
    ...(await pickTotals(db, options)),
  ]
}

/** Statements that hold whatever near choice is made. */
export async function listSound(db: Database, options: Options): Promise<WrittenClaim[]> {
  return [
    ...(await soundTrends(db, options)),
    ...(await soundChanges(db, options)),
    ...(await soundTotals(db, options)),
    ...(await soundRanks(db, options)),
  ]
}

const far = (a: string, b: string) => `abs(${a} - ${b}) > clear * abs(${b}) + points`

function clearTable(): string {
  const rows = Object.entries(MEASURES).map(
    ([id, { points, part }]) => `('${id}', ${String(part)}::float8, ${String(points)}::float8)`,
  )
  return `sizes (id, clear, points) as (values ${rows.join(", ")})`
}

async function query(
  db: Database,
  { names, each }: Options,
  { found, ids = Object.keys(MEASURES) }: { found: string; ids?: readonly string[] },
): Promise<Row[]> {
  return db.transaction(async (transaction) => {
    // The planner takes lists of figures for short ones.
    await transaction.query("set local enable_nestloop = off")
    return transaction.query<Row>(
      `with ${FIGURES}, ${SPANS}, ${clearTable()}, found as (${found}), one as (${ONE_EACH})
     select * from one ${SOME} ${String(each)}`,
      [ids, [...names.keys()]],
    )
  })
}

/** From the named year the figure moved one way, from all four years around it clearly the other way. */
async function pickStarts(db: Database, options: Options): Promise<WrittenClaim[]> {
  const others = ["b1", "b2", "c1", "c2"]
  const found = `select spans.* from spans join sizes using (id) where e - s between 3 and 12
    and ${far("ve", "vs")} and ${others.map((o) => `${far("ve", o)} and sign(ve - ${o}) <> sign(ve - vs)`).join(" and ")}`
  const rows = await query(db, options, { found })
  return rows.map((row) => writeTrend("start year", row, options))
}

/** A change in per cent whose pace is three times that from the years around, or goes the other way from them. */
async function pickBases(db: Database, options: Options): Promise<WrittenClaim[]> {
  const pace = (from: string, year: string) => `(ln(ve / ${from}) / (e - (${year})))`
  const near = [pace("b1", "s - 1"), pace("b2", "s - 2"), pace("c1", "s + 1"), pace("c2", "s + 2")]
  const found = `select spans.* from spans where e - s between 3 and 8 and abs(ve / vs - 1) > 0.06
    and ${near.map((p) => `(${p} / ${pace("vs", "s")} < 0.33)::int`).join(" + ")} >= 3
    and least(vs, ve, b1, b2, c1, c2) > 0`
  const rows = await query(db, options, { found, ids: Object.keys(CHANGED) })
  return rows.map((row) => writeChange("base", row, options))
}

/** By the first publisher the figure moved one way from all years around, by the other one clearly the other way. */
async function pickPublishers(db: Database, options: Options): Promise<WrittenClaim[]> {
  const written: WrittenClaim[] = []
  for (const [own, other] of PAIRS) {
    const found = `select o.* from spans o join spans p using (country, s, e), sizes
      where o.id = '${own}' and p.id = '${other}' and sizes.id = o.id and o.e - o.s between 2 and 12
      and ${["vs", "b1", "b2", "c1", "c2"].map((year) => `sign(o.ve - o.${year}) = sign(o.ve - o.vs) and sign(p.ve - p.${year}) = - sign(o.ve - o.vs) and abs(o.ve - o.${year}) > points and abs(p.ve - p.${year}) > points`).join(" and ")}`
    const rows = await query(db, options, { found, ids: [own, other] })
    written.push(...rows.map((row) => writeTrend("publisher", row, options)))
  }
  return written.slice(0, options.each)
}

/** The whole grew from all years around, each person's part clearly shrank. */
async function pickTotals(db: Database, options: Options): Promise<WrittenClaim[]> {
  const years = ["vs", "b1", "b2", "c1", "c2"]
  const found = `select o.* from spans o join spans p using (country, s, e)
    where o.id = '${WHOLE}' and p.id = '${PER_HEAD}' and o.e - o.s between 3 and 10
    and ${years.map((year) => `o.ve > o.${year} * 1.015 and p.ve < p.${year} * 0.99`).join(" and ")}`
  const rows = await query(db, options, { found, ids: [WHOLE, PER_HEAD] })
  return rows.map((row) => writeTotal("per head", row, options))
}

async function soundTrends(db: Database, options: Options): Promise<WrittenClaim[]> {
  const years = ["vs", "b1", "b2", "c1", "c2"]
  const found = `select spans.* from spans join sizes using (id) where e - s between 6 and 15
    and ${years.map((year) => `${far("ve", year)} and sign(ve - ${year}) = sign(ve - vs)`).join(" and ")}
    and not exists (select from figures f join figures g using (id, country)
      where f.id in ('imf:LUR', 'imf:NID_NGDP') and f.country = spans.country and f.y between s - 2 and s + 2
        and g.y = e and (f.id = 'imf:LUR') = (spans.id like '%UEM%') and sign(g.v - f.v) <> sign(ve - vs))`
  const ids = [...Object.keys(MEASURES), ...PAIRS.map(([, other]) => other)]
  const rows = await query(db, options, { found, ids })
  return rows.map((row) => writeTrend("trend", row, options))
}

async function soundChanges(db: Database, options: Options): Promise<WrittenClaim[]> {
  const pace = (from: string, year: string) => `(ln(ve / ${from}) / (e - (${year})))`
  const near = [pace("b1", "s - 1"), pace("b2", "s - 2"), pace("c1", "s + 1"), pace("c2", "s + 2")]
  const found = `select spans.* from spans where e - s between 6 and 15 and abs(ve / vs - 1) > 0.1
    and ${near.map((p) => `${p} / ${pace("vs", "s")} between 0.7 and 1.4`).join(" and ")}
    and least(vs, ve, b1, b2, c1, c2) > 0`
  const rows = await query(db, options, { found, ids: Object.keys(CHANGED) })
  return rows.map((row) => writeChange("change", row, options))
}

/** The whole and each person's part both grew, from all years around. */
async function soundTotals(db: Database, options: Options): Promise<WrittenClaim[]> {
  const years = ["vs", "b1", "b2", "c1", "c2"]
  const found = `select o.* from spans o join spans p using (country, s, e)
    where o.id = '${WHOLE}' and p.id = '${PER_HEAD}' and o.e - o.s between 5 and 12
    and ${years.map((year) => `o.ve > o.${year} * 1.05 and p.ve > p.${year} * 1.02`).join(" and ")}`
  const rows = await query(db, options, { found, ids: [WHOLE, PER_HEAD] })
  return rows.map((row) => writeTotal("total", row, options))
}

/** Places among all countries that were the same for five years. */
async function soundRanks(db: Database, { names, each }: Options): Promise<WrittenClaim[]> {
  const rows = await db.query<{ country: string; y: number; place: number }>(
    `with ${FIGURES}, placed as (
       select country, y, rank() over (partition by y order by v desc) as place from figures
       where country = any($3))
     select a.country, a.y, a.place::int as place from placed a
     where a.place <= 9 and a.country = any($2) and a.y between 1992 and 2020 and not exists (
       select from placed b where b.country = a.country and abs(b.y - a.y) <= 2 and b.place <> a.place)
     order by md5(a.country || a.y) limit ${String(each)}`,
    [["world-bank:SP.POP.TOTL"], [...names.keys()], listCounted(names)],
  )
  return rows.map(({ country, y, place }) => {
    const who = names.get(country) ?? country
    const rank = place === 1 ? "the largest" : `the ${ORDINALS[place - 1] ?? ""}-largest`
    return {
      kind: "rank",
      text: `${who} had ${rank} population in the world in ${String(y)}.`,
      level: `${who}'s population was 5 million in ${String(y)}.`,
    }
  })
}

const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth".split(" ")

/** Every country counts in a rank, also one whose name is not written. */
function listCounted(names: ReadonlyMap<string, string>): string[] {
  return [...new Set([...names.keys(), "USA", "RUS", "COD", "IRN", "KOR", "VNM", "EGY", "TUR"])]
}

function writeTrend(kind: string, { id, country, s, e, vs, ve }: Row, { names }: Options) {
  const words = MEASURES[id]?.words ?? id
  const verb = ve > vs ? "rose" : "fell"
  return write(
    kind,
    `the ${words} in ${names.get(country) ?? country} ${verb} from ${String(s)} to ${String(e)}`,
    {
      words,
      country: names.get(country) ?? country,
      year: e,
    },
  )
}

function writeChange(kind: string, { id, country, s, e, vs, ve }: Row, { names }: Options) {
  const words = CHANGED[id] ?? id
  const size = (Math.abs(ve / vs - 1) * 100).toFixed(1)
  const verb = ve > vs ? "rose" : "fell"
  const who = names.get(country) ?? country
  return write(kind, `${who}'s ${words} ${verb} by ${size}% from ${String(s)} to ${String(e)}`, {
    words,
    country: who,
    year: e,
  })
}

function writeTotal(kind: string, { country, s, e }: Row, { names }: Options) {
  const words = "carbon dioxide emissions"
  const who = names.get(country) ?? country
  return write(kind, `${who}'s ${words} rose from ${String(s)} to ${String(e)}`, {
    words,
    country: who,
    year: e,
  })
}

function write(
  kind: string,
  sentence: string,
  { words, country, year }: { words: string; country: string; year: number },
): WrittenClaim {
  const text = `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
  return { kind, text, level: `The ${words} in ${country} was 7 in ${String(year)}.` }
}
