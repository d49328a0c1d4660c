/** `npm run experiment`: what it prints and its exit codes, also as a separate process. */
import { runServerCommand } from '../support/run-server-command.ts'
import { describe, expect, it } from 'vitest'
import { runExperimentCommand } from '../../server/commands/implementation/show-and-control-experiment.ts'
import { ConfigError } from '../../server/config.ts'
import { useServer } from '../support/server.ts'
import { KEYS } from '../support/server-keys.ts'
import { isFull, rowsToRun } from '../support/rows-to-run.ts'

describe('npm run experiment', () => {
  const server = useServer()

  async function run(...args: string[]) {
    const { config, url } = server()
    const owned = { ...config, database: { ...config.database, url } }
    try {
      return { code: 0, out: await runExperimentCommand(args, owned), err: '' }
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      return { code: 1, out: '', err: error.message }
    }
  }
  const runProcess = (...args: string[]) =>
    runServerCommand('experiment', args, { DATABASE_URL: server().url, ...KEYS })
  const stored = () =>
    server().sql(
      'select name, stopped_on is null as runs, baseline, least_effect, horizon from experiments order by started_on',
    )

  it('shows the one that runs, stops it, and starts another with its own plan', async () => {
    const shown = isFull ? await runProcess('show') : await run('show')
    expect([shown.code, shown.out]).toEqual([
      0,
      expect.stringMatching(
        /^Chat ou formulário: since \d{4}-\d\d-\d\d; 18658 visitors find 1 points from 5 %\.\n$/,
      ),
    ])
    const again = ['start', 'De novo']
    const refused = isFull ? await runProcess(...again) : await run(...again)
    const end = isFull ? '\n' : ''
    expect([refused.code, refused.err]).toEqual([1, `An experiment is running: stop it first.${end}`])
    expect((await run('stop')).out).toMatch(/, until \d{4}-\d\d-\d\d;/)
    expect((await run('stop')).err).toBe('No experiment is running.')
    const started = await run('start', 'De novo', '--baseline', '8', '--effect', '2')
    expect([started.code, started.out]).toEqual([0, expect.stringContaining('find 2 points from 8 %.')])
    const [first, second] = await stored()
    expect(first).toMatchObject({ name: 'Chat ou formulário', runs: false, horizon: 18_658 })
    expect(second).toMatchObject({ name: 'De novo', runs: true, baseline: 0.08, least_effect: 0.02 })
    expect(Number(second?.horizon)).toBeLessThan(18_658)
  })

  const refusals = [
    [[], 'usage: '],
    [['begin'], 'usage: '],
    [['start'], 'usage: '],
    [['start', 'X', '--effect', 'two'], 'percent, up to 50'],
    [['start', 'X', '--baseline', '60'], 'percent, up to 50'],
    [['start', 'X', '--size', '2'], "Unknown option '--size'"],
  ] as const
  it.each(rowsToRun(refusals, 3))('refuses %j', async (args, text) => {
    const before = await stored()
    const { code, err } = await run(...args)
    expect([code, err]).toEqual([1, expect.stringContaining(text)])
    expect(await stored()).toEqual(before)
  })
})
