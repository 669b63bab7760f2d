import { Q } from "./pattern-marks.ts"

type Rewrite = readonly [pattern: string, marks: string]

const ORDER =
  "(?:top|largest|biggest|main|leading|heaviest|greatest|highest|smallest|lowest|most generous)"
/** "The four biggest exporters", "top 5 exporters", "the biggest exporter in Africa". */
const LEAD = `(${ORDER} (?:${Q} )?|${Q} )(?:global |world )?`

/** Who does something most, by what is measured of it: those who spend, sell, buy, receive or emit. */
const AGENTS: readonly (readonly [agents: string, measure: string])[] = [
  ["(?:goods|merchandise) exporter|exporter of (?:goods|merchandise)", "goods-exports"],
  ["services? exporter|exporter of services", "services-exports"],
  ["(?:goods|merchandise) importer|importer of (?:goods|merchandise)", "goods-imports"],
  ["services? importer|importer of services", "services-imports"],
  ["exporter", "exports"],
  ["importer", "imports"],
  ["remittances? (?:recipient|receiver)|(?:recipient|receiver) of remittances", "remittances"],
  [
    "(?:development |foreign )?aid (?:recipient|receiver)|(?:recipient|receiver) of (?:development |foreign )?aid",
    "aid",
  ],
  [
    "(?:fdi|foreign (?:direct )?investment) (?:recipient|receiver)|(?:recipient|receiver) of (?:fdi|foreign (?:direct )?investment)",
    "fdi",
  ],
  [
    "(?:co2|carbon(?: dioxide)?) (?:emitter|polluter)|(?:emitter|polluter) of (?:co2|carbon(?: dioxide)?)",
    "co2",
  ],
  ["greenhouse[- ]gas(?:es)? emitter|emitter of greenhouse gases", "greenhouse-gases"],
  ["methane emitter|emitter of methane", "methane"],
  ["refugee[- ]?host|host of refugees", "refugees-hosted"],
  ["(?:tourist|holiday) destination", "tourists"],
  ["holder of (?:foreign |forex |fx )?(?:exchange )?reserves|reserves holder", "reserves"],
]
/** Spending is a sum of money, or a share of GDP where the question says so. */
const SPENDERS: readonly (readonly [agents: string, share: string, money: string])[] = [
  [
    "(?:military|defen[cs]e|army) spender|spender on (?:the )?(?:military|defen[cs]e|army)",
    "military",
    "military-money",
  ],
]
const AS_SHARE =
  "(?=.*(?:\\bshare\\b|\\bpercent|\\bper cent\\b|(?<!\\{)%|\\bgdp\\b|\\bproportion\\b))"
const HAS_SHARE =
  "(?<=(?:\\bshare\\b|\\bpercent|\\bper cent\\b|(?<!\\{)%|\\bgdp\\b|\\bproportion\\b).*)"

/** "The four biggest exporters of goods" are the four countries with the highest exports of goods. */
export const AGENT_REWRITES: readonly Rewrite[] = [
  ...SPENDERS.flatMap(([agents, share, money]): Rewrite[] => [
    ...order(agents, share, AS_SHARE),
    ...order(agents, share, HAS_SHARE),
    ...order(agents, money),
  ]),
  ...AGENTS.flatMap(([agents, measure]) => order(agents, measure)),
]

/** Of several the answer is a list, of one it is the first. */
function order(agents: string, measure: string, condition = ""): Rewrite[] {
  const [plural, singular] = ["s", ""].map((ending) =>
    agents
      .split("|")
      .map((agent) =>
        agent.replace(
          /(spender|exporter|importer|recipient|receiver|emitter|polluter|host|destination|holder)(?![a-z])/,
          `$1${ending}`,
        ),
      )
      .join("|"),
  )
  return [
    [`\\b${LEAD}(?:${plural ?? ""})\\b${condition}`, `$1 countries {m:${measure}} `],
    [`\\b${LEAD}(?:${singular ?? ""})\\b${condition}`, `$1 country {m:${measure}} `],
  ]
}
