import { RATE, type Measure } from "../measure.ts"

/** Measures of environment. */
export const ENVIRONMENT_MEASURES: readonly Measure[] = [
  {
    id: "electricity",
    label: "the share of people with access to electricity",
    kind: "share",
    units: RATE,
    codes: ["EG.ELC.ACCS.ZS"],
    says: [
      "access\\s+to\\s+(?:electricity|power|electric\\s+power)",
      "electricity\\s+access(?:\\s+rate)?",
      "electrification(?:\\s+rate)?",
      "electricity\\s+(?:now\\s+)?(?:reach(?:ed|es)|served?s?|supplie[ds])",
      "(?:had|have|has|with|without|lack(?:ed|s|ing)?|got|enjoy(?:ed)?|gained)\\s+(?:access\\s+to\\s+)?electricity",
      "connected\\b[^;]{0,60}\\bto\\s+(?:electricity|the\\s+(?:electricity\\s+|power\\s+|national\\s+)?grid)",
      "(?:were|was|are|is)\\s+(?:connected\\s+to\\s+(?:the\\s+grid|electricity)|electrified)",
    ],
  },
  {
    id: "co2",
    label: "carbon dioxide emissions",
    kind: "count",
    units: ["plain", "other"],
    codes: ["EN.GHG.CO2.MT.CE.AR5", "EN.ATM.CO2E.KT"],
    says: ["(?:co2|co₂|carbon(?:\\s+dioxide)?)\\s+emissions(?!\\s+per)"],
    perHead: "co2-per-head",
  },
  {
    id: "co2-per-head",
    label: "carbon dioxide emissions per head",
    kind: "count",
    units: ["plain", "other"],
    codes: ["EN.GHG.CO2.PC.CE.AR5", "EN.ATM.CO2E.PC"],
    says: [
      "(?:co2|co₂|carbon(?:\\s+dioxide)?)\\s+emissions\\s+(?:per|a)[\\s-]+(?:capita|head|person|inhabitant)",
      "per[- ](?:capita|head|person)\\s+(?:co2|co₂|carbon(?:\\s+dioxide)?)\\s+emissions",
    ],
  },
  {
    id: "renewables",
    label: "the share of renewable energy in energy consumption",
    kind: "share",
    units: RATE,
    codes: ["EG.FEC.RNEW.ZS"],
    says: ["renewables?(?:\\s+energy)?(?:\\s+(?:share|consumption))?"],
  },
  {
    id: "wind-energy",
    label: "the share of energy from wind",
    kind: "share",
    units: RATE,
    codes: [],
    says: [
      "energy\\b[^;]{0,50}\\b(?:from|by)\\s+(?:the\\s+)?wind",
      "wind\\s+(?:energy|power)",
      "share\\s+of\\s+energy\\s+from\\s+wind",
    ],
  },
  {
    id: "forest",
    label: "forest area as a share of land",
    kind: "share",
    units: RATE,
    codes: ["AG.LND.FRST.ZS"],
    says: [
      "forest(?:\\s+(?:area|cover|land)|ed)(?:\\s+as\\s+a\\s+share\\s+of\\s+land)?",
      "forests",
    ],
  },
]
