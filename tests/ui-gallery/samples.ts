import type { FreeDay } from '../../src/ui/choices/Calendar.tsx'
import type { PlanGroup, PlanView } from '../../src/ui/choices/PlanCards.tsx'
import type { AskedQuestion } from '../../src/ui/choices/Quiz.tsx'

export const plans: readonly PlanView[] = [
  {
    id: 'p500',
    name: '500 Mega',
    download: 500,
    upload: 250,
    price: 79.99,
    priceWithDebit: 59.99,
    priceFull: 129.99,
    benefits: ['Segurança digital', 'Banca virtual'],
    badge: 'Menor preço',
  },
  {
    id: 'p700',
    name: '700 Mega com Globoplay',
    download: 600,
    upload: 300,
    note: '600 Mega + 100 Mega de bônus vitalício',
    price: 129.99,
    priceWithDebit: 119.99,
    priceFull: 179.99,
    benefits: ['Globoplay', 'Segurança digital', 'Babbel', 'Banca virtual'],
    badge: 'Melhor custo-benefício',
  },
  {
    id: 'p1000',
    name: '1 Giga',
    download: 1000,
    upload: 500,
    price: 159.99,
    priceWithDebit: 139.99,
    priceFull: 199.99,
    benefits: ['Wi-Fi 6', 'Segurança digital', 'Games Club'],
  },
]

export const days: readonly FreeDay[] = [
  23, 24, 25, 26, 27, 28, 30, 101, 102, 103, 104, 105, 107, 108, 109, 110, 111, 112, 114, 115, 116, 117, 118,
  119,
].map((n, index) => ({
  date: n > 100 ? `${String(n - 100).padStart(2, '0')}/12/2026` : `${n}/11/2026`,
  periods: index % 5 === 2 ? ['tarde'] : ['manha', 'tarde'],
}))

export const quiz: readonly AskedQuestion[] = [
  {
    id: 'q1',
    text: 'Em qual destas ruas você já morou?',
    answers: ['Rua das Acácias', 'Avenida Brasil', 'Rua do Sol', 'Nenhuma destas'].map((text, id) => ({
      id: `a${id}`,
      text,
    })),
  },
  {
    id: 'q2',
    text: 'Qual destas empresas já foi a sua operadora de celular?',
    answers: ['Norte Telecom', 'Celular do Vale', 'Nenhuma destas'].map((text, id) => ({
      id: `b${id}`,
      text,
    })),
  },
]

export const orderRows = [
  { label: 'Endereço', value: 'Av. Paulista, 1000, apto 42, Bela Vista, São Paulo/SP' },
  { label: 'Vencimento', value: 'Todo dia 10' },
]

/** The same, one card for each. */
export const planCards = plans.map((plan): PlanGroup => ({
  name: plan.name,
  badge: plan.badge,
  condition: '',
  plans: [
    {
      ...plan,
      services: `${plan.benefits.length} serviços`,
      serviceNames: plan.benefits.join(', '),
      choice: '',
      extra: '',
    },
  ],
}))
