import { waitingList as none } from '../../src/content/waiting-list.ts'
import { semCobertura } from '../../src/content/steps/sem-cobertura.ts'
import { ativarDebito } from '../../src/content/steps/ativar-debito.ts'
import { cep } from '../../src/content/steps/cep.ts'
import { contaDebito } from '../../src/content/steps/conta-debito.ts'
import { cpf } from '../../src/content/steps/cpf.ts'
import { dataDeVencimento } from '../../src/content/steps/data-de-vencimento.ts'
import { dataInstalacao } from '../../src/content/steps/data-instalacao.ts'
import { email } from '../../src/content/steps/email.ts'
import { nrImovel } from '../../src/content/steps/nr-imovel.ts'
import { planos } from '../../src/content/steps/planos.ts'
import { verificandoDisponibilidade } from '../../src/content/steps/verificando-disponibilidade.ts'
import { Calendar } from '../../src/ui/choices/Calendar.tsx'
import { oneEach, PlanCards } from '../../src/ui/choices/PlanCards.tsx'
import { ActionBar } from '../../src/ui/forms/ActionBar.tsx'
import { BackLink } from '../../src/ui/forms/BackLink.tsx'
import { CheckboxField } from '../../src/ui/forms/CheckboxField.tsx'
import { ChoiceButtons } from '../../src/ui/forms/ChoiceButtons.tsx'
import { MaskedField } from '../../src/ui/forms/MaskedField.tsx'
import { ButtonLink, PrimaryButton } from '../../src/ui/forms/PrimaryButton.tsx'
import { Question } from '../../src/ui/forms/Question.tsx'
import { RadioCards } from '../../src/ui/forms/RadioCards.tsx'
import { SelectField } from '../../src/ui/forms/SelectField.tsx'
import { StepForm } from '../../src/ui/forms/StepForm.tsx'
import { TextField } from '../../src/ui/forms/TextField.tsx'
import { CheckoutFrame } from '../../src/ui/frame/Frame.tsx'
import { LoadingFrame } from '../../src/ui/frame/LoadingFrame.tsx'
import { NoCoverageFrame } from '../../src/ui/frame/NoCoverageFrame.tsx'
import { FibreScene } from '../../src/ui/motif/FibreScene.tsx'
import { SiteFooter } from '../../src/ui/frame/SiteFooter.tsx'
import { LongWait } from '../../src/ui/states/LongWait.tsx'
import { OfflineBar } from '../../src/ui/states/OfflineBar.tsx'
import { days, plans } from './samples.ts'

import { Page, Header, ignore, useDraft } from './parts.tsx'
import type { Screens } from './parts.tsx'
import { QuizScreen, ReviewScreen, SampleReceipt, States } from './late-screens.tsx'

function Cep({ error }: { error?: string }) {
  const { bind } = useDraft({ cep: error ? '0131-1' : '' })
  const text = cep
  return (
    <Page percent={10} stage="disponibilidade" order={false} save="idle">
      <StepForm step="cep" onAnswer={ignore}>
        <MaskedField
          {...bind('cep')}
          mask="cep"
          as="question"
          label={text.heading}
          why={text.why}
          placeholder={text.placeholders?.cep}
          error={error}
          autoComplete="postal-code"
        />
        <PrimaryButton>{text.submit}</PrimaryButton>
        <a className="quiet-link" href="https://buscacepinter.correios.com.br">
          Não sei meu CEP
        </a>
      </StepForm>
    </Page>
  )
}

function Number() {
  const { bind } = useDraft()
  const text = nrImovel
  return (
    <Page percent={15} stage="disponibilidade" order={false} save="saving">
      <StepForm step="nr-imovel" onAnswer={ignore}>
        <TextField
          {...bind('number')}
          as="question"
          label={text.heading}
          why={text.why}
          hint={text.hints?.number}
          width="short"
        />
        <TextField
          {...bind('complement')}
          label={text.labels.complement ?? ''}
          hint={text.hints?.complement}
        />
        <CheckboxField {...bind('is_block_allotment')} label={text.labels.is_block_allotment ?? ''} />
        <PrimaryButton state="loading">{text.submit}</PrimaryButton>
      </StepForm>
    </Page>
  )
}

function Plans() {
  const { bind } = useDraft({ idPlan: 'p700' })
  const text = planos
  return (
    <CheckoutFrame
      header={<Header percent={25} stage="disponibilidade" />}
      back={<BackLink href="#pergunta" />}
      footer={<SiteFooter />}
    >
      <StepForm step="planos" onAnswer={ignore}>
        <PlanCards {...bind('idPlan')} label={text.heading} why={text.why} groups={oneEach(plans)} />
        <ActionBar>
          <PrimaryButton>{text.submit}</PrimaryButton>
        </ActionBar>
      </StepForm>
    </CheckoutFrame>
  )
}

function Email() {
  const { bind } = useDraft({ accept_promotions: 'true', email: 'maria@gmial.com' })
  const text = email
  return (
    <Page percent={40} stage="dados-pessoais" save="failed" notices={<OfflineBar offline />}>
      <StepForm step="email" onAnswer={ignore}>
        <TextField
          {...bind('email')}
          as="question"
          label={text.heading}
          why={text.why}
          type="email"
          inputMode="email"
        />
        <CheckboxField {...bind('accept_promotions')} label={text.labels.accept_promotions ?? ''} />
        <PrimaryButton>{text.submit}</PrimaryButton>
      </StepForm>
    </Page>
  )
}

function Cpf() {
  const { bind, values } = useDraft({ person_type: 'pf' })
  const text = cpf
  const pj = values.person_type === 'pj'
  const asked = pj ? text.variants?.pj : text
  return (
    <Page percent={60} stage="dados-pessoais">
      <StepForm step="cpf" onAnswer={ignore}>
        <MaskedField
          {...bind(pj ? 'cnpj' : 'cpf')}
          key={pj ? 'cnpj' : 'cpf'}
          mask={pj ? 'cnpj' : 'cpf'}
          as="question"
          label={asked?.heading ?? ''}
          why={asked?.why}
          placeholder={text.placeholders?.[pj ? 'cnpj' : 'cpf']}
        />
        <RadioCards
          {...bind('person_type')}
          label={text.labels.person_type ?? ''}
          options={text.options ?? []}
          layout="row"
        />
        <PrimaryButton>{text.submit}</PrimaryButton>
      </StepForm>
    </Page>
  )
}

function Choices({
  step,
  current,
  layout,
}: {
  step: 'data-de-vencimento' | 'ativar-debito'
  current?: string
  layout: 'stack' | 'tiles'
}) {
  const text = step === 'ativar-debito' ? ativarDebito : dataDeVencimento
  const name = step === 'ativar-debito' ? 'direct_debit' : 'due_date'
  return (
    <Page percent={70} stage="pagamento">
      <StepForm step={step} onAnswer={ignore}>
        <Question id="q" why={text.why}>
          {text.heading}
        </Question>
        <ChoiceButtons
          name={name}
          options={text.options ?? []}
          current={current}
          layout={layout}
          labelledBy="q"
        />
      </StepForm>
    </Page>
  )
}

function Bank() {
  const { bind } = useDraft()
  const text = contaDebito
  return (
    <Page percent={75} stage="pagamento">
      <StepForm step="conta-debito" onAnswer={ignore}>
        <Question why={text.why}>{text.heading}</Question>
        <SelectField
          {...bind('bank')}
          label={text.labels.bank ?? ''}
          placeholder={text.placeholders?.bank ?? ''}
          options={[{ value: '001', label: '001 Banco do Brasil' }]}
          error="Escolha o banco da conta"
        />
        <TextField
          {...bind('agency')}
          label={text.labels.agency ?? ''}
          hint={text.hints?.agency}
          width="short"
          inputMode="numeric"
        />
        <TextField
          {...bind('account_number')}
          label={text.labels.account_number ?? ''}
          hint={text.hints?.account_number}
          width="short"
        />
        <PrimaryButton>{text.submit}</PrimaryButton>
      </StepForm>
    </Page>
  )
}

function Dates() {
  const { values, onChange } = useDraft({ date: '26/11/2026', period: 'manha', date2: '01/12/2026' })
  const text = dataInstalacao
  return (
    <Page percent={88} stage="pagamento">
      <StepForm step="data-instalacao" onAnswer={ignore}>
        <Calendar label={text.heading} why={text.why} days={days} values={values} onChange={onChange} />
        <ActionBar>
          <PrimaryButton>{text.submit}</PrimaryButton>
        </ActionBar>
      </StepForm>
    </Page>
  )
}

const waiting = {
  heading: verificandoDisponibilidade.heading,
  text: verificandoDisponibilidade.why,
  scene: <FibreScene state="travelling" />,
}
const noNetwork = semCobertura.variants?.noNetwork

export const pageScreens: Screens = {
  cep: () => <Cep />,
  'cep-error': () => <Cep error="CEP tem 8 números; você digitou 5" />,
  number: Number,
  plans: Plans,
  email: Email,
  cpf: Cpf,
  due: () => <Choices step="data-de-vencimento" layout="tiles" current="10" />,
  debit: () => <Choices step="ativar-debito" layout="stack" current="true" />,
  bank: Bank,
  dates: Dates,
  quiz: QuizScreen,
  review: ReviewScreen,
  receipt: () => (
    <CheckoutFrame
      header={<Header percent={100} stage="pedido-realizado" />}
      back={<BackLink href="#pergunta" />}
      footer={<SiteFooter />}
    >
      <SampleReceipt />
    </CheckoutFrame>
  ),
  loading: () => <LoadingFrame header={<Header percent={20} stage="disponibilidade" />} {...waiting} />,
  reached: () => (
    <LoadingFrame
      header={<Header percent={25} stage="disponibilidade" />}
      heading="Tem fibra no seu endereço"
      scene={<FibreScene state="reached" />}
    />
  ),
  'long-wait': () => (
    <LoadingFrame header={<Header percent={20} stage="disponibilidade" />} {...waiting}>
      <LongWait phase="choice" onWait={ignore} onRetry={ignore} />
    </LoadingFrame>
  ),
  'no-coverage': () => (
    <NoCoverageFrame
      header={<Header percent={20} stage="disponibilidade" />}
      heading={noNetwork?.heading ?? ''}
      text={noNetwork?.why ?? ''}
      footer={<SiteFooter />}
      back={<BackLink href="#pergunta" />}
      drawing={<FibreScene state="short" />}
    >
      <ButtonLink href="#pergunta">{semCobertura.submit}</ButtonLink>
      <ButtonLink href="#pergunta" tone="secondary">
        {none.elsewhere}
      </ButtonLink>
    </NoCoverageFrame>
  ),
  states: States,
}
