import { chat } from '../../src/content/chat.ts'
import { found } from '../../src/content/address-covered-message.ts'
import { review } from '../../src/content/review.ts'
import { ativarDebito } from '../../src/content/steps/ativar-debito.ts'
import { cep } from '../../src/content/steps/cep.ts'
import { confirmacao } from '../../src/content/steps/confirmacao.ts'
import { nome } from '../../src/content/steps/nome.ts'
import { nrImovel } from '../../src/content/steps/nr-imovel.ts'
import { planos } from '../../src/content/steps/planos.ts'
import { telefone } from '../../src/content/steps/telefone.ts'
import { ChatFrame } from '../../src/ui/chat/ChatFrame.tsx'
import { Composer } from '../../src/ui/chat/Composer.tsx'
import { Answer, Message, TypingDots } from '../../src/ui/chat/Message.tsx'
import { PlanCards } from '../../src/ui/choices/PlanCards.tsx'
import { BackLink } from '../../src/ui/forms/BackLink.tsx'
import { ChoiceButtons } from '../../src/ui/forms/ChoiceButtons.tsx'
import { MaskedField } from '../../src/ui/forms/MaskedField.tsx'
import { PrimaryButton } from '../../src/ui/forms/PrimaryButton.tsx'
import { StepForm } from '../../src/ui/forms/StepForm.tsx'
import { Opener } from '../../src/ui/motif/OpeningPicture.tsx'
import { Review } from '../../src/ui/order/Review.tsx'
import { groups, SampleReceipt } from './late-screens.tsx'
import { Header, Order, useDraft } from './parts.tsx'
import type { Screens } from './parts.tsx'
import { planCards } from './samples.ts'

const ignore = () => undefined

const start = [<Message key="greeting">{chat.greeting}</Message>, <Message key="cep">{cep.heading}</Message>]

const more = [
  ...start,
  <Answer key="cep-a" step="cep-a" name="CEP" onCorrect={ignore}>
    01310-100
  </Answer>,
  <Message key="nr">{nrImovel.heading}</Message>,
  <Answer key="nr-a" step="nr-a" name="número" onCorrect={ignore} changed>
    1000, apto 42
  </Answer>,
  <Message key="covered" isFound>
    {found.covered('na Avenida Paulista, 1000')}
  </Message>,
]

const person = [
  ...more,
  <Answer key="plan-a" step="plan-a" name="plano" onCorrect={ignore}>
    700 Mega com Globoplay
  </Answer>,
  <Message key="before">Agora, os seus dados.</Message>,
  <Message key="name">{nome.heading}</Message>,
  <Answer key="name-a" step="name-a" name="nome" onCorrect={ignore} correcting>
    Maria Aparecida dos Santos e Albuquerque de Souza
  </Answer>,
  <Message key="phone">{telefone.heading}</Message>,
]

function First() {
  const { bind } = useDraft()
  return (
    <ChatFrame
      header={<Header percent={10} stage="disponibilidade" mode="pages" />}
      last="2"
      opener={<Opener place="chat" />}
      order={<Opener place="beside" />}
      composer={
        <Composer step="cep" onAnswer={ignore}>
          <MaskedField {...bind('cep')} mask="cep" as="hidden" label={cep.heading} placeholder="00000-000" />
        </Composer>
      }
    >
      {start}
    </ChatFrame>
  )
}

function Plans() {
  const { bind } = useDraft({ idPlan: 'p700' })
  return (
    <ChatFrame
      header={<Header percent={25} stage="disponibilidade" mode="pages" />}
      last="7"
      cards={
        <StepForm step="planos" onAnswer={ignore} className="stack">
          <PlanCards {...bind('idPlan')} as="hidden" label={planos.heading} groups={planCards} />
          <PrimaryButton>{planos.submit}</PrimaryButton>
        </StepForm>
      }
      composer={
        <Composer step="planos" onAnswer={ignore}>
          <MaskedField
            {...bind('x')}
            mask="cep"
            as="hidden"
            label="Sua resposta"
            placeholder="Ou escreva aqui"
          />
        </Composer>
      }
    >
      {more}
      <Message>{planos.heading}</Message>
    </ChatFrame>
  )
}

function Phone() {
  const { bind } = useDraft({ phone: '1198' })
  return (
    <ChatFrame
      header={<Header percent={35} stage="dados-pessoais" mode="pages" />}
      last="10"
      order={<Order />}
      tools={<BackLink href="#pergunta" />}
      composer={
        <Composer step="telefone" onAnswer={ignore} onCancel={ignore}>
          <MaskedField
            {...bind('phone')}
            mask="phone"
            as="hidden"
            label={telefone.heading}
            error="Telefone com DDD tem 10 ou 11 números; você digitou 4"
          />
        </Composer>
      }
    >
      {person}
      <TypingDots />
    </ChatFrame>
  )
}

function Debit() {
  const text = ativarDebito
  return (
    <ChatFrame
      header={<Header percent={70} stage="pagamento" mode="pages" />}
      last="10"
      order={<Order />}
      composer={
        <Composer step="ativar-debito" layout="block" onAnswer={ignore}>
          <ChoiceButtons name="direct_debit" options={text.options ?? []} label={text.heading} />
        </Composer>
      }
    >
      {person}
      <Message>{text.heading}</Message>
    </ChatFrame>
  )
}

const Done = () => (
  <ChatFrame
    header={<Header percent={100} stage="pedido-realizado" />}
    last="12"
    cards={<SampleReceipt as="card" />}
    composer={<PrimaryButton tone="secondary">Ver recibo</PrimaryButton>}
  >
    {person}
  </ChatFrame>
)

const ReviewChat = () => (
  <ChatFrame
    header={<Header percent={95} stage="pagamento" mode="pages" />}
    last="11"
    cards={<Review groups={groups} />}
    composer={
      <Composer step="confirmacao" layout="block" onAnswer={ignore}>
        <PrimaryButton>{review.confirm}</PrimaryButton>
      </Composer>
    }
  >
    {more}
    <Message>{confirmacao.heading}</Message>
  </ChatFrame>
)

export const chatScreens: Screens = {
  'chat-first': First,
  'chat-plans': Plans,
  'chat-phone': Phone,
  'chat-debit': Debit,
  'chat-review': ReviewChat,
  'chat-done': Done,
}
