import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PageContext } from '../parts/usePageContext.ts'
import { OrderRecord, type OrderRecordProps } from './order-record.tsx'

const props: OrderRecordProps = {
  handle: 'handle',
  reference: 'ABC123',
  orderNumber: null,
  state: 'open',
  stopped: null,
  plan: null,
  dueDay: null,
  schedule: null,
  installedOn: null,
  correction: null,
  asks: null,
  campaign: '',
  contact: { name: '', phone: '', email: '', document: '', address: '' },
  opened: null,
  phoneAgent: null,
  isNotToBeCalled: null,
  isRestorable: false,
  noteCount: 0,
  notes: [],
  typed: {},
  refused: null,
  answers: [
    { answer: 'bankInfo', values: [{ name: 'direct_debit', value: 'true' }] },
    { answer: 'motherName', values: [{ name: 'mothers_name', value: 'A**** S****' }] },
  ],
  choices: [],
  hasEmail: false,
  isMailable: false,
  isCancellationTold: false,
  isMailWithheld: false,
  isAccountUnverified: false,
  hasFailed: false,
  history: [],
  looks: [],
  way: null,
  problem: null,
}

it('an answer has the name of its question, and a choice its label (D122)', () => {
  const page = renderToStaticMarkup(
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
      <OrderRecord {...props} />
    </PageContext>,
  )
  expect(page).toContain('<dt>Pagamento</dt><dd><span>Sim, com débito automático</span></dd>')
  expect(page).toContain('<dt>Nome da mãe</dt><dd><span>A**** S****</span></dd>')
})
