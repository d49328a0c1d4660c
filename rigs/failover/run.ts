/**
 * Tests failover: kills the primary of a replicating PostgreSQL again and again while visitors order at two servers,
 * and counts what was lost:
 *
 *   npm run rig -- failover [--rounds 30] [--seed 1] [--only own|controls|patroni]
 *
 * Each round picks a failure of the primary (killed, stopped, or silent for a while), its moment, and how far the
 * standbys lag. Afterwards everything that was acknowledged must be stored, nothing twice or in part, and both servers
 * must write again within 10 s of the promotion. Two control runs with an unsafe setup must lose data, which proves
 * that a loss would be noticed: asynchronous replication, and promotion of the standby that is behind. Where Debian's
 * packages of Patroni are installed, a fifth as many rounds follow with it.
 */
import { parseArgs } from 'node:util'
import type { Book } from '../../tests/support/order-continuously-over-http.ts'
import type { Cluster } from './cluster-interface.ts'
import { openPatroniCluster } from './debian/patroni-cluster.ts'
import { findPrograms } from './debian/find-cluster-programs.ts'
import { drawFrom } from '../seeded-random.ts'
import { lineOf, resultsSummary, type Played } from './results-summary.ts'
import { openManualCluster, SAFE_RULES, type Rules } from './manually-promoted-cluster.ts'
import { planRound, playRound, type RoundPlan } from './failover-round.ts'
import { withTwoServers } from './start-two-servers-on-cluster.ts'

const say = (line: string) => console.log(line)

/** Plays rounds on one cluster; true when all of them passed. */
async function rounds(open: () => Promise<Cluster>, count: number, seed: number): Promise<boolean> {
  const draw = drawFrom(seed)
  return withTwoServers(open, seed, async (stage) => {
    const played: Played[] = []
    for (let round = 0; round < count; round += 1) {
      const drawn = planRound(round, draw)
      const plan: RoundPlan = stage.cluster.lag ? drawn : { ...drawn, lag: 'none' }
      const outcome = await playRound(stage, plan)
      played.push({ plan, outcome })
      say(lineOf({ plan, outcome }, played.length, stage.book))
    }
    const { lines, isGood } = resultsSummary(played, stage.book)
    for (const line of lines) say(line)
    return isGood
  })
}

type Control = { readonly title: string; readonly rules: Rules; readonly lag: RoundPlan['lag'] }

const CONTROLS: readonly Control[] = [
  { title: 'asynchronous replication', rules: { ...SAFE_RULES, isSynchronous: false }, lag: 'both' },
  {
    title: 'promotion of the standby that is behind',
    rules: { ...SAFE_RULES, promotes: 'behind' },
    lag: 'one',
  },
]

/** One round with a mistake in it: true when it lost something, as it must. */
async function control({ title, rules, lag }: Control, seed: number): Promise<boolean> {
  const plan: RoundPlan = {
    ...planRound(0, drawFrom(seed)),
    blow: 'kill',
    lag,
    lagMs: 500,
    isDuringFinish: false,
  }
  return withTwoServers(
    () => openManualCluster(rules),
    seed,
    async (stage) => {
      const { lost, examples } = await playRound(stage, plan)
      const { answers, orders }: Book = stage.book
      say(
        `  ${lost > 0 ? '✓' : '✗'} ${title}: lost ${lost} (of ${answers} answers, ${orders} orders), as it must`,
      )
      if (examples[0]) say(`      ${examples[0]}`)
      return lost > 0
    },
  )
}

/** Patroni waits until the leader has been silent for a while: it gets one round for this many of the others. */
const PATRONI_SHARE = 5

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
})
const seed = Number(values.seed)
const isChosen = (part: string) => values.only === '' || values.only === part

const results: boolean[] = []
if (isChosen('own')) {
  say(`Three nodes, ANY 1 of two standbys, seed ${seed}`)
  results.push(await rounds(() => openManualCluster(SAFE_RULES), Number(values.rounds), seed))
}
if (isChosen('controls')) {
  say('Controls, which must lose something')
  for (const each of CONTROLS) results.push(await control(each, seed))
}
if (isChosen('patroni')) {
  const programs = findPrograms()
  if ('missing' in programs) {
    say(`Patroni is not tried: these Debian packages are missing: ${programs.missing.join(', ')}`)
  } else {
    say(`Patroni, etcd and HAProxy were found, with ${programs.found.postgresql}`)
    const count = Math.ceil(Number(values.rounds) / PATRONI_SHARE)
    results.push(await rounds(() => openPatroniCluster(programs.found), count, seed))
  }
}
process.exitCode = results.every(Boolean) ? 0 : 1
