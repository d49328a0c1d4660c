import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { stepName } from '../../content/desk/report-words.ts'
import { funnelWords as words } from '../../content/desk/funnel-report.ts'
import { PageContext } from '../parts/usePageContext.ts'
import { FunnelPage, type FunnelProps } from './funnel.tsx'

const stepOf = (step: string, shown: number, left: number) => ({
  step,
  entered: 0,
  shown,
  answered: shown - left,
  left,
  loss: left / shown,
  median: null,
  p90: null,
  refused: 0,
  corrected: 0,
  switched: 0,
  helped: 0,
  isEnd: false,
})

const props: FunnelProps = {
  filter: { from: '2026-11-01', to: '2026-11-20', journey: 'padrao', campaign: '', channel: '', device: '' },
  campaigns: [],
  visits: 1000,
  steps: [stepOf('cep', 1000, 300), stepOf('nome', 700, 280)],
  devices: [],
  problems: [],
  failures: 0,
  suspectCounts: { floods: [], hidden: [] },
  mayExport: false,
}

describe('two greatest losses, by visits and by share', () => {
  it('are told apart in one sentence', () => {
    const html = renderToStaticMarkup(
      <PageContext
        value={{
          sheet: '',
          csrf: '',
          account: null,
          places: [],
          here: '',
          now: '2026-11-20T12:00:00Z',
          notice: null,
        }}
      >
        <FunnelPage {...props} />
      </PageContext>,
    )
    expect(html).toContain(
      words.most(stepName('cep'), '300', '30%') + words.worst(stepName('nome'), '280', '40%'),
    )
  })
})
