/**
 * Verbs that say of a country only that a figure is its own, whatever is measured. Irregular ones stand with their past
 * forms; a last letter in brackets is doubled.
 */
export const HAVING_VERBS: readonly string[] = rows(`
  have had, own, possess, hold held, muster, flaunt, sport, boast, brag(g), parade, enjoy, savour, savor, show showed
  shown, display, exhibit, demonstrate, feature, manifest, reveal, record, register, log(g), post, notch, chalk,
  clock, tally, chart, bear bore borne, carry, shoulder, endure, suffer, sustain, stomach, weather, withstand
  withstood, brave, face, confront, encounter, experience, undergo underwent undergone, witness, see saw seen,
  observe, feel felt, live, struggle, grapple, wrestle, contend, cope, battle, labour, labor, languish, wallow, reel,
  achieve, attain, accomplish, garner, obtain, draw drew drawn, attract, bag(g), host, house, harbour, harbor,
  accommodate, comprise, rack, pride, preen, bask, revel, put(t) put`)

/** Participles of a country that bears something: "saddled with", "blessed with". */
export const BURDENED: ReadonlySet<string> = new Set(
  (
    "saddled burdened stuck blessed plagued cursed afflicted confronted faced lumbered landed left hit struck gifted endowed " +
    "grappling wrestling struggling contending coping battling dealing living labouring laboring reeling suffering looking"
  ).split(" "),
)

/**
 * Verbs that say something else of a figure than that a country has it: it moves, is aimed at, is avoided, is compared with
 * another, or goes to somebody else. A table reads them, or the question is declined.
 */
export const TELLING_VERBS: readonly string[] = [
  // It rises.
  ...rows(`
    rise rose risen, raise, increase, grow grew grown, gain, climb, jump, soar, surge, leap leapt, spike, swell
    swelled swollen, balloon, mushroom, rocket, skyrocket, shoot shot, boom, expand, multiply, double, triple, treble,
    quadruple, quintuple, add, up(p), hike, boost, lift, heighten, elevate, escalate, accelerate, quicken, inflate,
    deepen, widen, broaden, extend, enlarge, enhance, amplify, push, drive drove driven, force, bid(d) bid, crank,
    ramp, step(p), propel(l), fuel(l), stoke, spur(r), accumulate, amass, pile, build built, advance, progress, rally,
    thrive throve, flourish, prosper, blossom, snowball, explode, strengthen, bolster, aggravate, intensify, magnify,
    creep crept, mount, surmount, inject, ignite, spark, perpetuate, prolong`),
  // It falls.
  ...rows(`
    fall fell fallen, drop(p), decline, decrease, diminish, dwindle, shrink shrank shrunk, contract, sink sank sunk,
    slide slid, slip(p), slump, plunge, plummet, tumble, crash, collapse, nosedive, dive dived dove, dip(p), ebb,
    wane, fade, lower, reduce, cut(t) cut, slash, trim(m), shave, shed(d) shed, lose lost, halve, shorten, lessen,
    curb, curtail, tame, ease, abate, relax, cool, moderate, soften, weaken, erode, shear, prune, axe, downsize,
    deflate, depress, drain, sap(p), slow, brake, crush, quell, squash, dent, clip(p), pare, scale, dilute, subside,
    recede, retreat, crater, crumble, evaporate, vanish, disappear, bleed bled, contain, control(l), restrain, rein,
    subdue, suppress, temper, calm, dampen, douse, knock, chip(p), whittle, claw, chop(p), stem(m), halt, arrest,
    choke, strangle, stifle, smother, thwart, hinder, mitigate, alleviate, obliterate, loosen, slacken, tighten,
    absorb, sterilise, sterilize, neutralise, neutralize, liquidate, thin(n)`),
  // It moves, recovers or stands still.
  ...rows(`
    change, alter, vary, shift, move, swing swung, fluctuate, oscillate, waver, transform, convert, adjust, revise,
    correct, amend, restate, reset(t) reset, modify, shape, improve, better, worsen, deteriorate, degrade, recover,
    rebound, bounce, revive, restore, regain, recoup, recapture, reclaim, reverse, undo undid undone, redo redid
    redone, repair, heal, fix, cure, solve, resolve, resume, relapse, stabilise, stabilize, steady, level(l), flatten,
    plateau, stagnate, stall, freeze froze frozen, anchor, cap(p), limit, restrict, peg(g), bound, check, regulate,
    constrain, maintain, keep kept, preserve, protect, defend, safeguard, retain, develop, evolve, turn, become became
    become, trend, drift, zigzag(g), wobble, seesaw, normalise, normalize, balance, offset(t) offset`),
  // Its ends, its beginning, and what is made of several.
  ...rows(`
    peak, max, top(p), bottom, average, total, sum(m), culminate, crest, start, begin began begun, commence, open,
    enter, inherit, end, finish, close, conclude, leave left, exit, quit(t) quit, stop(p), cease, launch, initiate,
    introduce, abolish, abandon, cumulate, aggregate, combine, pool, weight, count, number, range, span(n), spread
    spread, outlast, last, repeat, debut`),
  // The figure is compared with another.
  ...rows(`
    beat beaten, exceed, surpass, outdo outdid outdone, outstrip(p), overtake overtook overtaken, pass, cross, breach,
    break broke broken, smash, crack, shatter, eclipse, dwarf, trail, lag(g), trump, best, defeat, conquer, overcome
    overcame, lead led, win(n) won, tie, rank, rival(l), match, equal(l), mirror, mimic(k), copy, echo, resemble,
    parallel, approach, near, approximate, chase, catch caught, compare, contrast, differ, share, split(t) split,
    divide, border, neighbour, neighbor, precede, follow, succeed, replace, substitute, dominate, reach, hit(t) hit,
    touch, clear, meet met, fulfil(l), satisfy, deviate, diverge, converge, correlate, correspond, relate, depend,
    tower, loom, mean meant, imply, include, excel(l), flirt, fail`),
  // It is aimed at, expected, feared or judged.
  ...rows(`
    target, aim, plan(n), aspire, intend, want, wish, hope, dream dreamt, desire, crave, seek sought, pursue, demand,
    request, need, require, deserve, merit, warrant, expect, await, anticipate, project, forecast forecast, predict,
    foresee foresaw foreseen, envisage, envision, foretell foretold, budget, pencil, promise, pledge, vow, commit(t),
    guarantee, propose, suggest, recommend, advise, agree, negotiate, estimate, guess, assume, presume, imagine,
    model(l), simulate, calculate, compute, impute, fear, dread, worry, threaten, risk, prefer(r), choose chose
    chosen, favour, favor, like, love, hate, loathe, detest, envy, admire, covet, welcome, celebrate, lament, mourn,
    regret(t), resent, blame, cause, trigger, explain, justify, excuse, criticise, criticize, dispute, contest,
    challenge, question, doubt, deny, refute, reject, refuse, protest, oppose, fight fought, combat, tackle, address,
    attack, resist, claim, announce, declare, profess, pretend, advertise, signal(l), try, attempt, consider, debate,
    discuss, contemplate, warn, hint, believe, think thought, say said, tell told, ask, call, name, label(l), define,
    classify, rate, view, regard, judge, accept, test, study, survey, measure, monitor, track, watch, approve,
    endorse, tolerate, mandate, dictate, decree, order, state, assert, allege, argue, insist, proclaim, swear swore
    sworn, affirm, acknowledge, concede, indicate, mention, speak spoke spoken, talk, report, extrapolate, suspect,
    postulate, stipulate, programme, program(m), schedule, specify, select, elect, legislate, enact, speculate,
    theorise, theorize, hypothesise, hypothesize, portend, augur, foreshadow, visualise, visualize, emulate, advocate,
    doom, bet, gamble, prepare, ready, brace, strive strove striven, work, campaign, lobby, wait, long, yearn, pray,
    eye`),
  // It is avoided, hidden or left out.
  ...rows(`
    avoid, escape, evade, elude, dodge, duck, skirt, sidestep(p), shun(n), miss, lack, skip(p), omit(t), forgo forwent
    forgone, forsake forsook forsaken, prevent, avert, forestall, preempt, stave, fend, ward, prohibit, ban(n), forbid
    forbade forbidden, bar(r), block, hide hid hidden, conceal, mask, disguise, veil, bury, exaggerate, falsify, fake,
    fudge, manipulate, distort, ignore, forget forgot forgotten, neglect, exclude, remove, eliminate, eradicate,
    erase, kill, wipe, cancel(l), scrap(p), waive, forgive forgave forgiven, write wrote written, default, withhold
    withheld, minimise, minimize, maximise, maximize, optimise, optimize, spare, save, discount, net(t), gross,
    deduct, subtract, ditch, drop, dismiss, spurn, decry, discard, outlaw`),
  // It goes to somebody else, or is made, used or set.
  ...rows(`
    give gave given, send sent, pay paid, spend spent, donate, grant, lend lent, loan, borrow, owe, repay repaid,
    refinance, restructure, reschedule, service, settle, charge, impose, levy, inflict, apply, adopt, set(t) set,
    export, import, ship(p), sell sold, buy bought, purchase, trade, swap(p), exchange, invest, divest, supply,
    distribute, allocate, transfer(r), contribute, subsidise, subsidize, finance, fund, tax, steal stole stolen,
    waste, burn burnt, destroy, consume, eat ate eaten, drink drank drunk, use, issue, hire, fire, employ, train,
    teach taught, educate, vaccinate, treat, jail, expel(l), deport, admit(t), allow, let(t) let, permit(t), offer,
    provide, make made, create, produce, generate, assign, award, attribute, ascribe, help, support, influence,
    affect, impact, determine, decide, publish, print, release, quote, cite, list, found, plant, fell, farm, mine`),
  // It is given up, judged, set off or kept from changing.
  ...rows(`
    forfeit, sacrifice, squander, surrender, relinquish, cede, endanger, jeopardise, jeopardize, chill, hush,
    quench, snuff, snap(p), nip(p), inhibit, hamper, throttle, brighten, lengthen, elongate, narrow, thicken,
    whiten, heat, warm, inflame, fan(n), enrich, energise, energize, animate, enliven, stimulate, arouse,
    awaken, incite, provoke, induce, invoke, evoke, elicit, effect, occasion, find found, discover, detect,
    identify, diagnose, verify, validate, invalidate, evaluate, assess, appraise, value, price, index,
    categorise, categorize, grade, map(p), equate, calibrate, gauge, synchronise, synchronize, spoil, ruin,
    wreck, annihilate, bust, burst burst, erupt, pop(p), bulge, bloat, bake, factor, embrace, espouse, bargain,
    haggle, barter, purport, feign, forge, invent, fabricate, fancy, parody, trace, trumpet, herald, hail, tout,
    trounce, triumph, master, jockey, vie, champion, shield, guard, buffer, insulate, isolate, cushion, harness,
    lock, will, endow, bestow, bequeath, gift, rob(b), bribe, economise, economize, ration, tender, auction,
    terminate, originate, necessitate, entail, transcend, pit(t), appreciate, fit(t), tailor, blend, mix,
    stockpile, hoard, deploy, mobilise, mobilize, expend, exhaust, deplete, bemoan, deplore, abhor(r), treasure,
    honour, honor`),
]

/** What follows a verb and belongs to it. */
export const PARTICLES =
  "with|through|under|from|about|of|in|on|at|out|away|off|by|itself|themselves"

function rows(text: string): string[] {
  return text
    .trim()
    .split(/\s*,\s*/)
    .map((row) => row.replace(/\s+/g, " "))
}
