import { REFUSALS } from "../present/refusals.ts"

/** Words of questions that change nothing in what is asked once everything else is understood. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    "a an the of in on at by for to from with and or as is are was were be been being am did does do done has have had having " +
    "what which who whom whose where how much many that this these those it its their there they them he she his her we you i me my our your us " +
    "country countries nation nations economy economies state states member members people peoples person persons inhabitants residents citizens population " +
    "figure figures value values number numbers level levels rate rates amount statistic statistics stats data indicator measured measure " +
    "latest newest recent current currently now today present recorded reported official estimated known available " +
    "all any each some only just about around approximately roughly also still even ever both same so then please " +
    "world's worldwide place places part one ones year years time period during over between within since until till ago into " +
    "saw seen experience experiences experienced register registers registered witness witnessed enjoy enjoys enjoyed suffer suffers suffered attract attracts attracted counted numbered boast boasts boasted " +
    "list show tell give find name get see know want look live lives lived living exist stand stood " +
    "among amongst across out come comes came like such including included produce produced make makes made get gets got receive receives received annual annually yearly " +
    "region regions area areas continent group bloc home own whole entire national currency would can could might " +
    "very really actually exactly quite simply worth ok okay well truly indeed " +
    "honestly frankly candidly basically essentially fundamentally literally technically supposedly allegedly reportedly apparently presumably seemingly evidently " +
    "obviously clearly plainly certainly definitely undoubtedly surely admittedly arguably notably importantly interestingly curiously oddly strangely surprisingly " +
    "amazingly astonishingly remarkably sadly unfortunately regrettably luckily fortunately thankfully hopefully ironically incidentally genuinely possibly perhaps maybe " +
    "dollars dollar usd us$ $ % percent per-cent units big large high low did is total standing sits sit stands hold holds emit emits emitted compte celui celle ete"
  ).split(/\s+/),
)

/** Words that ask for what figures cannot tell; the message says so. */
export const NOT_ASKED: readonly (readonly [form: RegExp, message: string])[] = [
  [
    /\b(?:how many|what share of|do|does|did) .*\b(?:like|love|hate|prefer|trust|enjoy living)\b(?! (?:to know|to see))/,
    REFUSALS.opinion,
  ],
  [
    /\b(?:should|ought|must|would it be|better if|recommend|advise|worth (?:it|visiting|investing|buying|moving)|deserve)\b/,
    REFUSALS.opinion,
  ],
  [
    /^(?:why|how come|pourquoi|por que\b(?! pais)|what causes|what caused|what explains)\b|\breasons? (?:for|why|behind)\b|\bbecause of\b|\b(?:cause[sd]?|causing|explain[s]?)\b/,
    REFUSALS.reason,
  ],
  [
    /\b(?:will|shall|going to|forecasts?|predict(?:ed|ion)?|projected|projections?|expected|expect(?! to live)|next year|future|by 20[3-9]\d|tomorrow)\b/,
    REFUSALS.future,
  ],
  [
    /\b(?:president|prime minister|king|queen|leader of|capital (?:city )?of|flag|anthem|weather|recipe|bitcoin|football|movie|song|joke|poem)\b/,
    REFUSALS.offTopic,
  ],
]
