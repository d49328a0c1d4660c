/** Plain wishes in the chat: a person, back, later, stop, erase, the form. Words that only look like one wish nothing. */
import { describe, expect, it } from 'vitest'
import { selectUi } from '../../src/store/selectors.ts'
import { journeyServer } from '../support/journey-test-setup.ts'
import { talkAfterMessages } from '../support/talk-at-question.ts'

const journeys = journeyServer()
const TO_NAME = ['01310-100', '1000 ap 12', 'quero o de 500 mega']

/** Opens the chat at the question for the name. */
async function beginAtName() {
  const { visit, talk } = await talkAfterMessages(journeys(), TO_NAME)
  expect(talk.position()).toBe('nome')
  const names = () => visit.order().answers.nome
  return { visit, talk, names, aside: () => visit.state().dialogue.aside }
}

const PERSON = [
  'queria tratar com gente de verdade',
  'tem como uma moça me chamar?',
  'passa pra alguém do comercial',
  'me transfere pra um vendedor',
  'não quero robô não',
  'quero falar com vocês',
  'chama um atendente aí por favor',
  'prefiro resolver com uma pessoa',
  'cadê o atendente',
  'tem ninguém real aí não?',
  'alguém pode me atender?',
  'só falo com gente',
  'preciso da ajuda de uma pessoa, sou idosa',
  'posso ser atendida por um humano?',
  'me põe em contato com a loja',
  'quero um consultor',
  'me liga que eu prefiro',
  'dá pra conversar com alguém antes?',
  'quero que alguém me explique isso',
  'atendente por favor',
  'ninguém pode me atender não?',
  'quero uma pessoa de carne e osso',
  'por favor encaminhe meu atendimento',
  'cadê o povo que atende?',
  'atende uma pessoa aí',
  'aqui é zona rural e enrolado, prefiro explicar conversando com gente',
]

const LATER = [
  'à noite eu termino',
  'vou pensar e te falo',
  'guarda aí pra mim',
  'agora não dá, continuo amanhã',
  'preciso sair agora',
  'tô sem tempo agora',
  'Estou entrando em reunião. Podemos retomar depois do almoço?',
  'minha bateria tá acabando',
  'guarda meu pedido',
  'agora tô enrolado',
  'já retorno',
  // with the reason before or behind it
  'vou ter que sair agora buscar meu filho, depois termino',
  'preciso ver minha escala no hospital, segunda eu te respondo',
  'preciso ver minha folga, te digo na quinta',
  'espera aí que vou perguntar pra minha neta',
  'calma aí que tocou a campainha',
  'ainda não mudei, quando sair a chave eu retorno pra completar',
  'só resolvo isso no fim do mês, dá pra retomar de onde parei?',
  'posso parar aqui e continuar outro dia?',
]

const LEAVING = [
  'deixa pra lá, não vou fazer',
  'por enquanto paro aqui, quero encerrar a conversa',
  'perdi o interesse',
  'não quero mais contratar',
  'já fechei com outra operadora',
  'vou ficar com a minha internet mesmo',
  'tô fora, valeu',
  'não vai rolar',
  'já arrumei outra internet',
  'tira eu disso, não quero',
  'cancela minha compra',
  'mudei de opinião, não vou assinar',
  'pra dar conta de banco eu tô fora',
  'demora muito pra instalar, vou cancelar isso',
  'melhor não fechar, pode desconsiderar o pedido',
  'cansei dessas perguntas, larguei',
  'mudei de ideia, pode encerrar',
  'só dezembro? então deixa, não quero',
]

const ERASING = [
  'apaga tudo que eu te passei',
  'quero que excluam meus dados',
  'tirem minhas informações do sistema',
  'não quero que fique nada meu guardado aí',
  'joga fora meus dados por favor',
  'apague tudo sobre mim',
  'tem como tirar meus dados do site?',
  'apague o que digitei',
  'não quero vocês com meus dados',
  'não autorizo guardar meus dados',
  'me tirem do cadastro de vocês por favor',
  'quero que suma tudo que respondi até agora',
]

const FORM = [
  'prefiro o formulário',
  'muda pra página normal',
  'não gosto de chat',
  'quero preencher os campos em vez de conversar',
  'no computador é melhor preencher as caixinhas, como troco?',
  'cadê aquelas páginas de passo a passo? prefiro elas',
]

const NO_PLAIN_REQUEST = [
  'quanto tempo pra cancelar?',
  'por quanto tempo vocês guardam meus dados antes de apagar?',
  'se eu cancelar, apagam meus dados?',
  'quantas pessoas conseguem usar?',
  'posso sair do plano quando quiser?',
  'o técnico liga antes de vir?',
  'vou ver outro e-mail',
]

describe('a plain wish', () => {
  it('leads to a person in twenty wordings', async () => {
    const { talk, names, aside } = await beginAtName()
    for (const wording of PERSON) {
      await talk.say(wording)
      expect([wording, aside()]).toEqual([wording, 'human'])
      expect([wording, names()]).toEqual([wording, undefined])
      await talk.say('oi')
    }
  })

  it.each([
    ['later', LATER, 'Sem pressa.'],
    ['leaving', LEAVING, 'nada foi contratado'],
  ])('is met without another question: %s', async (_wish, wordings, reply) => {
    for (const wording of wordings) {
      const { talk, names } = await beginAtName()
      expect(await talk.say(wording)).toContain(reply)
      expect([wording, names()]).toEqual([wording, undefined])
    }
  })

  it('asks once whether to erase or keep what was said, if the visitor leaves', async () => {
    const { talk, aside } = await beginAtName()
    await talk.say('não quero mais contratar')
    expect(talk.buttons()).toEqual(['Apagar meus dados', 'Guardar para depois'])
    expect(await talk.press('Guardar para depois')).toContain('guardadas neste aparelho')
    await talk.say('não quero mais contratar')
    expect(await talk.press('Apagar meus dados')).toContain('só acontece se você confirmar')
    expect(aside()).toBe('erase')
  })

  it('shows what would be erased, and erases nothing before that is confirmed', async () => {
    for (const wording of ERASING) {
      const { visit, talk, aside } = await beginAtName()
      await talk.say(wording)
      expect([wording, aside()]).toEqual([wording, 'erase'])
      expect([wording, visit.order().answers.cep]).not.toContain(undefined)
    }
  })

  it('goes on with the form, at the same question', async () => {
    for (const wording of FORM) {
      const { visit, talk } = await beginAtName()
      await talk.say(wording)
      expect([wording, selectUi(visit.state()).mode]).toEqual([wording, 'pages'])
      expect([wording, talk.position()]).toEqual([wording, 'nome'])
    }
  })

  it('goes back', async () => {
    for (const wording of [
      'retorna pra tela de trás',
      'pera, volta um pouquinho',
      'desfaz isso que mandei',
      'me mostra a pergunta de antes',
      'posso mudar o que respondi agora há pouco?',
      'voltaaa',
      'errei agora há pouco, deixa eu refazer',
      'quero mudar o que acabei de responder',
      'dá um passinho pra trás aí',
      'retrocede uma aí parceiro',
      'não li direito a que passou, pode repetir a anterior?',
    ]) {
      const { talk } = await beginAtName()
      await talk.say(wording)
      expect([wording, talk.position()]).not.toEqual([wording, 'nome'])
    }
  })

  it('is offered where a message may speak of the answer just given, and of more', async () => {
    const { talk } = await beginAtName()
    await talk.say('minha mulher não quer, cancela')
    expect(talk.buttons()).toEqual(['Trocar', 'Quero desistir', 'Deixar como está'])
    expect(await talk.press('Quero desistir')).toContain('nada foi contratado')
  })

  it('is among the buttons of a statement that was not understood, with the answer that it names', async () => {
    const { talk } = await beginAtName()
    await talk.say('do cep eu larguei mão')
    expect(talk.buttons()[0]).toBe('Corrigir CEP')
    expect(talk.buttons()).toContain('Quero desistir')
  })

  it('opens an answer that is called wrong in other words', async () => {
    const { talk } = await beginAtName()
    await talk.say('posso pegar outro plano?')
    expect(talk.buttons()).toEqual(['Trocar', 'Deixar como está'])
    await talk.press('Deixar como está')
    await talk.say('ajeita o cep pra mim')
    expect(talk.position()).toBe('cep')
  })

  it('opens the question about the plan for who prefers another one', async () => {
    const { talk } = await beginAtName()
    await talk.say('prefiro o outro plano')
    expect(talk.position()).toBe('planos')
  })

  it('is not heard in a question about it', async () => {
    const { visit, talk, names, aside } = await beginAtName()
    for (const wording of NO_PLAIN_REQUEST) {
      const said = await talk.say(wording)
      expect(said).not.toContain('nada foi contratado. Se mudar')
      expect(['erase', 'restart']).not.toContain(aside())
      expect([wording, selectUi(visit.state()).mode]).toEqual([wording, 'chat'])
      expect([wording, talk.position()]).toEqual([wording, 'nome'])
      expect([wording, names()]).toEqual([wording, undefined])
    }
  })
})
