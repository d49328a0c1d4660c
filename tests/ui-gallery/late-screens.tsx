import { review } from '../../src/content/review.ts'
import { eventsAfterOrder } from '../../src/content/what-happens-next.ts'
import { receipt } from '../../src/content/receipt.ts'
import { noticeTexts } from '../../src/content/notices.ts'
import { states } from '../../src/content/waits-errors-and-notices.ts'
import { confirmacao } from '../../src/content/steps/confirmacao.ts'
import { cpf } from '../../src/content/steps/cpf.ts'
import { email } from '../../src/content/steps/email.ts'
import { nome } from '../../src/content/steps/nome.ts'
import { planos } from '../../src/content/steps/planos.ts'
import { validacao } from '../../src/content/steps/validacao.ts'
import { PriceTerms } from '../../src/ui/choices/Price.tsx'
import { Quiz } from '../../src/ui/choices/Quiz.tsx'
import { ActionBar } from '../../src/ui/forms/ActionBar.tsx'
import { CheckboxField } from '../../src/ui/forms/CheckboxField.tsx'
import { PrimaryButton } from '../../src/ui/forms/PrimaryButton.tsx'
import { Question } from '../../src/ui/forms/Question.tsx'
import { StepForm } from '../../src/ui/forms/StepForm.tsx'
import { FibreScene } from '../../src/ui/motif/FibreScene.tsx'
import { Receipt } from '../../src/ui/order/Receipt.tsx'
import { SaveOrShareReceipt } from '../../src/ui/order/SaveOrShareReceipt.tsx'
import { Review } from '../../src/ui/order/Review.tsx'
import { Notice, QuietButton } from '../../src/ui/states/Notice.tsx'
import { OfflineBar } from '../../src/ui/states/OfflineBar.tsx'
import { Skeleton } from '../../src/ui/states/Skeleton.tsx'
import { plans, quiz } from './samples.ts'

import { Page, ignore, useDraft } from './parts.tsx'

export function QuizScreen() {
  const { values, onChange } = useDraft({ q1: 'a1' })
  const text = validacao
  return (
    <Page percent={80} stage="pagamento" order={false}>
      <StepForm step="validacao" onAnswer={ignore}>
        <Question why={text.why}>{text.heading}</Question>
        <Quiz questions={quiz} values={values} onChange={onChange} errors={{ q2: 'Escolha uma resposta' }} />
        <ActionBar>
          <PrimaryButton>{text.submit}</PrimaryButton>
        </ActionBar>
      </StepForm>
    </Page>
  )
}

const href = '#pergunta'
export const groups = [
  {
    title: review.groups.plan,
    rows: [
      { label: planos.row?.label ?? '', value: '700 Mega com Globoplay', change: { href } },
      { label: review.labels.price, value: 'R$ 119,99/mês, com débito automático' },
    ],
  },
  {
    title: review.groups.person,
    rows: [
      { label: nome.row?.label ?? '', value: 'Maria Aparecida dos Santos', change: { href } },
      { label: email.row?.label ?? '', value: 'maria.aparecida.dos.santos@exemplo.com.br', change: { href } },
      { label: cpf.row?.label ?? '', value: '•••.456.789-••', change: { href } },
    ],
  },
]

export function ReviewScreen() {
  const text = confirmacao
  const { bind } = useDraft()
  return (
    <Page percent={95} stage="pagamento" order={false}>
      <StepForm step="confirmacao" onAnswer={ignore}>
        <Question why={text.why}>{text.heading}</Question>
        <Review groups={groups} />
        <PriceTerms prices={plans[1] ?? plans[0]!} directDebit />
        <CheckboxField
          {...bind('accept_information')}
          label={text.labels.accept_information ?? ''}
          error="Para confirmar, aceite as condições"
        />
        <ActionBar>
          <PrimaryButton>{text.submit}</PrimaryButton>
        </ActionBar>
      </StepForm>
    </Page>
  )
}

const VISIT = { when: 'quinta-feira, 26 de novembro, manhã (8h às 12h)', date: '26/11/2026' }

export const SampleReceipt = ({ as }: { as?: 'screen' | 'card' }) => (
  <Receipt
    as={as}
    orderNumber="P20261120-7KQ4MX"
    title="Pronto, seu pedido está feito"
    lead={receipt.lead('Maria')}
    plan={plans[1] ?? plans[0]!}
    directDebit
    scene={<FibreScene state="reached" moves />}
    rows={[{ label: 'Instalação', value: VISIT.when }]}
    next={eventsAfterOrder({
      email: 'maria@exemplo.com.br',
      visit: VISIT,
      dueDay: '10',
      debit: true,
      isOnPage: true,
    })}
    keep={
      <SaveOrShareReceipt
        calendar={{ name: 'visita.ics', content: () => '', isMailed: true }}
        message={receipt.message('P20261120-7KQ4MX', VISIT.when)}
        reviewHref={href}
      />
    }
  />
)

export const States = () => (
  <Page percent={45} stage="dados-pessoais" save="saving" notices={<OfflineBar offline waiting />}>
    <div className="stack">
      <h1 className="question">Estados</h1>
      <Notice
        title={noticeTexts.otherTab.title}
        actions={<QuietButton onClick={ignore}>{states.close}</QuietButton>}
      >
        {noticeTexts.otherTab.text}
      </Notice>
      <Notice
        tone="error"
        title="O servidor demorou muito pra responder (20s)"
        actions={<QuietButton onClick={ignore}>{states.retry}</QuietButton>}
      >
        Sua resposta está guardada.
      </Notice>
      <PrimaryButton state="success">Pronto</PrimaryButton>
      <PrimaryButton state="error">{states.retry}</PrimaryButton>
      <PrimaryButton tone="secondary">{states.longWait.wait}</PrimaryButton>
      <Skeleton shape="question" />
      <Skeleton shape="plans" />
    </div>
  </Page>
)
