/** Texts of the desk's list of what must be seen to before real customers come, and of `npm run ready`. */
import type { GoLiveItemId } from '../../contract/go-live-items.ts'
import { countWithNoun } from './number-and-date-formats.ts'

type GoLiveText = {
  /** What it is. */
  readonly name: string
  /** What sets it. */
  readonly by: string
  /** What happens without it. */
  readonly without: string
}

/** Groups of the list, in its order, with their items. */
export const goLiveGroups: readonly (readonly [title: string, items: readonly GoLiveItemId[]])[] = [
  ['Dados que não são da demonstração', ['coverage', 'streets', 'customers', 'plans']],
  ['Sistemas ligados', ['mail', 'codes', 'webhook', 'risk']],
  ['Endereço e chaves', ['address', 'proxy', 'keys']],
  ['Para os clientes e a lei', ['company', 'payment', 'privacy', 'withdrawal', 'retention']],
  ['Para continuar no ar', ['backup', 'alarms', 'metrics']],
]

export const goLiveTexts: Readonly<Record<GoLiveItemId, GoLiveText>> = {
  coverage: {
    name: 'Cobertura',
    by: 'SEED=catalogue e uma importação de cobertura',
    without: 'Vende-se onde só a demonstração tem rede; sem nenhuma área, ninguém consegue pedir.',
  },
  streets: {
    name: 'Ruas',
    by: 'STREET_PROVIDER=viacep ou uma importação de ruas',
    without: 'Quem não sabe o CEP é mandado para o site dos Correios.',
  },
  customers: {
    name: 'Clientes',
    by: 'uma importação de clientes e linhas',
    without: 'Ninguém renova nem migra; com os da demonstração, pessoas inventadas podem.',
  },
  plans: {
    name: 'Planos e preços',
    by: 'uma publicação da loja',
    without: 'O site vende planos e preços da demonstração.',
  },
  mail: {
    name: 'E-mail',
    by: 'SMTP_HOST e MAIL_FROM',
    without:
      'Os e-mails não saem, ficam em arquivos no servidor: sem confirmação, sem código, sem link de volta.',
  },
  codes: {
    name: 'Código para clientes',
    by: 'CUSTOMER_CODES=on, com e-mail',
    without: 'Renovação e migração abrem só com o CPF, ou ficam fora do ar.',
  },
  webhook: {
    name: 'Sistema de pedidos',
    by: 'ORDER_WEBHOOK_URL e ORDER_WEBHOOK_SECRET',
    without: 'Nenhum sistema recebe os pedidos.',
  },
  risk: {
    name: 'Análise de risco',
    by: 'RISK_PROVIDER=http, RISK_URL e RISK_TOKEN',
    without: 'Ninguém passa por análise: todo documento é aprovado.',
  },
  address: {
    name: 'Endereço público',
    by: 'PUBLIC_URL',
    without: 'Os links dos e-mails levam a localhost, e os buscadores não veem o endereço do site.',
  },
  proxy: {
    name: 'Proxy com TLS',
    by: 'TRUST_PROXY',
    without: 'Atrás de um proxy, todos os visitantes contam como um endereço só e são recusados juntos.',
  },
  keys: {
    name: 'Chaves guardadas',
    by: 'uma cópia de ENCRYPTION_KEY e LOOKUP_KEY (ou de keys.json) longe do banco',
    without: 'Se as chaves se perdem, documentos e telefones não se leem nunca mais.',
  },
  company: {
    name: 'Quem vende',
    by: 'COMPANY_NAME, COMPANY_CNPJ, COMPANY_ADDRESS e COMPANY_PRIVACY_CONTACT',
    without: 'O site não diz quem vende, nem a quem perguntar dos dados pessoais.',
  },
  payment: {
    name: 'Formas de pagamento',
    by: 'PAYMENT_SENTENCE',
    without: 'Site, comprovante e e-mails dizem que a forma de pagar não é conhecida ali.',
  },
  privacy: {
    name: 'Privacidade',
    by: 'alguém que responde pela página de privacidade e pelos pedidos de titulares',
    without: 'Pedidos sobre dados pessoais passam do prazo legal de 15 dias.',
  },
  withdrawal: {
    name: 'Sete dias para desistir',
    by: 'alguém que atende quem desiste, em Ligações',
    without: 'Uma desistência que a lei garante não é cumprida.',
  },
  retention: {
    name: 'Prazos de guarda',
    by: 'RETENTION_DAYS, ORDER_RETENTION_DAYS e WAITING_LIST_RETENTION_DAYS conferidos',
    without: 'Dados são apagados cedo demais, ou ficam mais do que foi dito aos clientes.',
  },
  backup: {
    name: 'Cópia de segurança',
    by: 'uma cópia restaurada em outro lugar, com um pedido feito lá',
    without: 'Ninguém sabe se o que está guardado se lê.',
  },
  alarms: {
    name: 'Alarmes',
    by: 'ops/prometheus-rules.yml carregado, chegando a alguém',
    without: 'Ninguém fica sabendo que os pedidos pararam.',
  },
  metrics: {
    name: 'Métricas',
    by: 'METRICS_TOKEN',
    without: 'Só um Prometheus na mesma máquina, sem proxy no meio, vê alguma coisa.',
  },
}

export const goLiveWords = {
  title: 'Antes de abrir',
  why: 'O que precisa estar pronto antes dos primeiros clientes de verdade. Só a administração vê esta lista.',
  left: (count: number) =>
    count === 0 ? 'Nada falta.' : `Falta: ${countWithNoun(count, 'ponto', 'pontos')}.`,
  onHome: (count: number) => (count === 1 ? 'ponto antes de abrir' : 'pontos antes de abrir'),
  item: 'O quê',
  state: 'Situação',
  means: 'Sem isso',
  done: 'Pronto',
  missing: 'Falta',
  set: (by: string) => `Com: ${by}.`,
  ticked: (who: string) => `Marcado por ${who}`,
  tick: 'Marcar como feito',
  untick: 'Desmarcar',
  /** What `npm run ready` prints for a person at a terminal. */
  command: {
    done: (name: string) => `pronto  ${name}`,
    missing: (name: string, by: string, without: string) => `FALTA   ${name}: ${without} Com: ${by}.`,
    unreachable: (url: string, why: string) => `${url} não respondeu: ${why}`,
    refused:
      'O servidor não mostra a lista a quem pergunta: rode na mesma máquina, sem proxy, ou com o METRICS_TOKEN dele.',
  },
} as const
