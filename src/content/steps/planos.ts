import type { StepText } from '../types.ts'

export const planos: StepText = {
  title: 'Escolha o seu plano',
  heading: 'Qual plano combina com a sua casa?',
  again: 'Qual plano você prefere?',
  why: 'O modem com Wi-Fi vem junto, emprestado enquanto durar o contrato.',
  labels: { idPlan: 'Plano' },
  submit: 'Continuar com este plano',
  before: 'Boa notícia: tem fibra no seu endereço.',
  help: 'Para duas pessoas com vídeo e trabalho, 500 Mega dá conta. Com muitos aparelhos ou jogos, vá de 700 Mega ou mais.',
  name: 'plano',
  words: ['plano', 'planos', 'velocidade', 'oferta'],
  row: { group: 'plan', label: 'Plano' },
}
