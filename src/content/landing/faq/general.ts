/** The general list of frequently asked questions (FAQ) for landing pages. */
import { soldSpeed, speedName } from '../../../lib/plan-speed.ts'
import { formatBRL } from '../../../lib/format-price.ts'
import { brand } from '../../brand.ts'
import { operatorWhatsapp } from '../../whatsapp.ts'
import { visitorQuestions } from '../../visitor-questions.ts'
import { devices, partners } from '../../visitor-questions/plans.ts'
import { orderTerms } from '../../order-terms.ts'
import { planBadges } from '../../plan-badges.ts'
import { cheapestBadge } from '../../plan-list.ts'
import { mobilePlan } from '../../site/mobile-plan-selection.ts'
import { coverageHrefFrom } from '../coverage-check-invitation.ts'
import { identity } from '../identity-check.ts'
import { outsideLinks } from '../third-party-links.ts'
import {
  enumerated,
  type FaqFigures,
  type FaqList,
  type FaqPlan,
  list,
  paragraphs,
  wherePriceHolds,
  sentences,
} from './types.ts'

const signIns = Object.values(outsideLinks.signIn)
const order = { label: 'Consultar meu endereço', href: coverageHrefFrom('faq') } as const

/** Returns a sentence with the range of speeds on offer: ' Os planos vão de 500 Mega a 2 Giga.'. */
function speedRange(plans: readonly FaqPlan[]): string {
  const speeds = plans.map((plan) => soldSpeed(plan.sku)).filter((speed) => speed > 0)
  const [low, high] = [Math.min(...speeds), Math.max(...speeds)]
  return low < high ? ` Os planos vão de ${speedName(low)} a ${speedName(high)}.` : ''
}

/** Returns the apps of all plans on offer, without the streaming services. */
function appsOf(plans: readonly FaqPlan[]): string[] {
  const benefits = plans.flatMap((plan) => plan.benefits).filter(({ slug }) => !(slug in partners))
  return [...new Set(benefits.map(({ benefit }) => benefit))]
}

/** Returns a sentence about the plan with streaming that has the lowest price by direct debit. */
function cheapestBundle({ plans }: FaqFigures): string {
  const [first] = plans
    .filter((plan) => plan.subscriptions.length > 0)
    .sort((a, b) => a.price_with_dacc - b.price_with_dacc)
  if (!first) return ''
  const price = `O de menor preço é o ${first.plan}: ${formatBRL(first.price_with_dacc)} por mês com débito automático, nos primeiros 12 meses.`
  return sentences(price, wherePriceHolds(first))
}

/** Returns one line for the plan with the lowest price, and for each other plan that has a badge. */
function badgesOf({ plans, cheapest }: FaqFigures): string[] {
  const lowest = cheapest && plans.length > 1 ? [`${cheapestBadge}: ${cheapest.plan}.`] : []
  const others = plans.flatMap(({ sku, plan }) => {
    const badge = planBadges[sku]
    return badge && badge !== cheapestBadge ? [`${badge}: ${plan}.`] : []
  })
  return [...lowest, ...others]
}

const bonuses = mobilePlan.options.filter(({ bonus }) => bonus !== '')

/** FAQ of every campaign without a special list, in the order of the specification. */
export const generalFaq: FaqList = {
  title: `Tire suas dúvidas sobre a ${brand.name}`,
  groups: [
    {
      title: 'A internet e os planos',
      items: [
        {
          id: 'o-que-e',
          question: `O que é a ${brand.name}?`,
          answer: ({ plans }) =>
            `É a internet de fibra óptica para a sua casa: a luz viaja por um fio de vidro até o modem, e ele espalha o Wi-Fi pelos cômodos.${speedRange(plans)}`,
        },
        {
          id: 'fibra-ou-adsl',
          question: 'Qual é a diferença entre fibra e ADSL?',
          answer: () =>
            paragraphs(
              'A ADSL usa o fio de cobre do telefone: quanto mais longe a casa fica da central, mais fraco chega o sinal.',
              'A fibra leva luz por um fio de vidro. Ela não sofre interferência elétrica e aceita velocidades bem maiores, para baixar e para enviar.',
            ),
        },
        {
          id: 'vantagens',
          question: 'Quais são as vantagens?',
          answer: () =>
            list(
              `Velocidade para a casa toda: até ${devices[2000] ?? 0} aparelhos no plano de 2 Giga.`,
              'Upload de até 1 Giga, conforme o plano.',
              'Modem emprestado, com Wi-Fi 6 nos planos de 1 Giga e 2 Giga.',
              'Aplicativos inclusos e, se você quiser, streaming na mesma fatura.',
              'Mensalidade menor com débito automático, nos primeiros 12 meses.',
            ),
        },
        {
          id: 'como-contratar',
          question: 'Como contrato?',
          answer: () =>
            paragraphs(
              'Digite o CEP e o número da casa. Se houver fibra, escolha o plano e responda uma pergunta de cada vez, pelo chat ou pelo formulário. Nada é contratado antes de você tocar em “Confirmar pedido”.',
              `Prefere falar com alguém? Ligue para ${brand.sales.phone} ou chame no WhatsApp.`,
            ),
          links: [order, { label: 'Pedir pelo chat', href: '/chat' }],
        },
        {
          id: 'qual-plano',
          question: 'Como escolho o plano?',
          answer: () =>
            paragraphs(
              'Conte os aparelhos que ficam ligados ao mesmo tempo: celulares, TVs, computadores, câmeras.',
              list(
                ...Object.entries(devices).map(
                  ([speed, count]) => `${speedName(Number(speed))}: até ${count} aparelhos.`,
                ),
              ),
              'Quem envia arquivos grandes ou transmite ao vivo deve olhar também o upload.',
            ),
        },
        {
          id: 'aplicativos',
          question: 'Quais aplicativos vêm no plano?',
          answer: ({ plans }) => {
            const apps = appsOf(plans)
            const named = apps.length > 0 ? ` Entre eles estão ${enumerated(apps)}.` : ''
            return `Cada plano traz os seus, já na mensalidade.${named} O cartão do plano mostra quais são os dele.`
          },
        },
      ],
    },
    {
      title: 'Cobertura e cobrança',
      items: [
        {
          id: 'cobertura',
          question: 'Em quais estados e cidades tem fibra?',
          answer: () => visitorQuestions.cobertura.answer({}),
          links: [order, outsideLinks.states, outsideLinks.cities],
        },
        {
          id: 'vizinho',
          question: 'Por que meu vizinho tem fibra e eu não?',
          answer: () =>
            paragraphs(
              'O fio que chega a cada casa sai de um divisor óptico, uma caixa na rua que atende um número limitado de endereços. Se a caixa do seu trecho está cheia, o vizinho pode ter fibra e você ainda não.',
              'Quando a consulta responde que não há fibra, você pode deixar seu contato para saber quando ela chegar.',
            ),
          links: [order],
        },
        {
          id: 'inicio-da-cobranca',
          question: 'Quando começa a cobrança?',
          answer: () => paragraphs(orderTerms.firstBill, visitorQuestions['vencimento-mudar'].answer({})),
        },
      ],
    },
    {
      title: 'Streaming',
      items: [
        {
          id: 'streaming',
          question: 'Quais planos vêm com streaming?',
          answer: (figures) =>
            paragraphs(
              visitorQuestions['streaming-inclusos'].answer({}),
              cheapestBundle(figures),
              'Planos com streaming têm fidelidade de 12 meses.',
            ),
          links: [
            { label: 'Globoplay', href: '/globoplay/' },
            { label: 'HBO Max', href: '/hbo-max/' },
            { label: 'Paramount+', href: '/paramount/' },
          ],
        },
        {
          id: 'ativar-streaming',
          question: 'Como ativo os aplicativos de streaming?',
          answer: () => visitorQuestions['streaming-ativar'].answer({}),
          links: signIns,
        },
        {
          id: 'mais-procurado',
          question: 'Qual é o plano mais popular?',
          answer: (figures) => {
            const badges = badgesOf(figures)
            const lead = 'Depende da casa: conte os aparelhos e veja o que cada plano traz.'
            return badges.length > 0
              ? paragraphs(`${lead} Estes se destacam na lista:`, list(...badges))
              : lead
          },
        },
      ],
    },
    {
      title: 'Do pedido à instalação',
      items: [
        {
          id: 'passo-a-passo',
          question: 'Quais são os passos da compra até a instalação?',
          answer: () =>
            paragraphs(
              list(
                'Digite o CEP e o número: a consulta da fibra sai na hora.',
                'Escolha o plano.',
                'Responda seus dados: nome, contato, nascimento, nome da mãe e CPF.',
                'Escolha o vencimento e a forma de pagamento.',
                'Marque a visita do técnico.',
                'Confira tudo e toque em “Confirmar pedido”.',
                'Receba o técnico: ele instala a fibra e o modem.',
              ),
              visitorQuestions['instalacao-prazo'].answer({}),
            ),
        },
        {
          id: 'por-que-documentos',
          question: 'Por que podem pedir documentos e uma selfie?',
          answer: () =>
            paragraphs(
              'Para ter certeza de que é você mesmo quem está contratando, e não alguém usando seus dados.',
              visitorQuestions.documentos.answer({}),
            ),
        },
        {
          id: 'enviar-documentos',
          question: 'Como envio os documentos?',
          answer: () =>
            paragraphs(
              'Quando a verificação é pedida, são estes passos:',
              list(...identity.steps.map(({ title, text: detail }) => `${title}. ${detail}`)),
            ),
        },
      ],
    },
    {
      title: 'Velocidade e Wi-Fi',
      items: [
        {
          id: 'teste-de-velocidade',
          question: 'Como testo a velocidade?',
          answer: () =>
            paragraphs(
              'Ligue um computador ao modem pelo cabo, feche o que estiver usando a internet e abra o teste.',
              'No Wi-Fi o resultado varia com a distância do modem, as paredes e o próprio aparelho.',
            ),
          links: [outsideLinks.speedTest],
        },
        {
          id: 'upload-e-download',
          question: 'Qual é a diferença entre download e upload?',
          answer: () =>
            paragraphs(
              'Download é o que chega até você: vídeos, páginas, jogos. Upload é o que você envia: fotos, arquivos, a sua imagem em uma chamada.',
              list(
                '500 Mega: 500 Mega de download e 250 Mega de upload.',
                '700 Mega: 600 Mega de download, mais 100 de bônus, e 300 Mega de upload.',
                '1 Giga: 1 Giga de download e 500 Mega de upload.',
                '2 Giga: 2 Giga de download e 1 Giga de upload.',
              ),
            ),
        },
        {
          id: 'wifi-6',
          question: 'O modem tem Wi-Fi 6?',
          answer: () =>
            paragraphs(
              visitorQuestions['wifi-modem'].answer({}),
              'O Wi-Fi 6 chega a ser até 40% mais rápido. Para aproveitar, o celular ou o computador também precisa ter Wi-Fi 6.',
            ),
        },
      ],
    },
    {
      title: 'Atendimento e fatura',
      items: [
        {
          id: 'contato',
          question: 'Quais são os números de contato?',
          answer: () => visitorQuestions.contato.answer({}),
          links: [brand.callRequest, operatorWhatsapp].map(({ label, href }) => ({ label, href })),
        },
        {
          id: 'suporte',
          question: 'Como falo com o suporte técnico?',
          answer: () =>
            paragraphs(
              `Pelo telefone ${brand.support.phone}.`,
              'Antes de ligar, veja se o modem está na tomada, se as luzes estão acesas e se os cabos estão firmes: o atendente vai perguntar.',
            ),
          links: [outsideLinks.support],
        },
        {
          id: 'bonus-no-celular',
          question: 'Tenho TIM no celular. Ganho internet a mais?',
          answer: () =>
            paragraphs(
              'Sim, quem tem estes planos leva um bônus junto com a fibra, por até 12 meses, nas condições da oferta:',
              list(...bonuses.map(({ label, bonus }) => `${label}: ${bonus}.`)),
            ),
          links: [{ label: 'Escolher meu plano de celular', href: '/selecao-plano-movel/' }],
        },
        {
          id: 'segunda-via',
          question: 'Como pego a segunda via da fatura?',
          answer: () => 'Na página de atendimento ou no Meu TIM, com o CPF do titular.',
          links: [outsideLinks.support, outsideLinks.customers],
        },
        {
          id: 'pagamento',
          question: 'Quais são as formas de pagamento?',
          answer: ({ cheapest }) =>
            paragraphs(
              visitorQuestions['pagamento-formas'].answer({}),
              sentences(visitorQuestions['debito-desconto'].answer({ cheapest }), wherePriceHolds(cheapest)),
            ),
        },
        {
          id: 'cancelar-plano',
          question: 'Como cancelo o plano?',
          answer: () => paragraphs(visitorQuestions.cancelar.answer({}), visitorQuestions.multa.answer({})),
          links: [{ label: 'Regulamentos e contratos', href: '/regulamentos/' }],
        },
        {
          id: 'cancelar-streaming',
          question: 'Como cancelo o streaming?',
          answer: () =>
            `Fale com o suporte, no ${brand.support.phone}. Depois de cancelar, o acesso continua até o fim do ciclo. O plano com streaming tem fidelidade de 12 meses: sair antes pode ter multa proporcional ao que falta.`,
        },
      ],
    },
  ],
}
