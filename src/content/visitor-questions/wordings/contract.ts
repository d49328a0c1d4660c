/** Ways in which people ask about the contract; a bar stands between two. */

export const contractWordings = {
  'pontos-livelo': `
    e os pontos? | quantos pontos eu ganho? | quando caem os pontos? | cadê meus pontos? |
    e a pontuação da livelo?`,
  'bonus-celular': `
    e o bônus? | e o bônus do celular? | ganho internet no celular? | quanto vem de bônus no celular? |
    ganho chip também? | vem chip junto?`,
  fidelidade: `
    precisa ficar um ano? | o contrato é de quantos meses? | fica preso quanto tempo? |
    qual o tempo minimo de contrato | precisa assinar fidelidade | tem fidelidade no de 500? |
    renova por mais 12 meses de fidelidade? | qual a fidelidade | fidelidade de quanto tempo? |
    permanência mínima | tem plano sem fidelidade? |
    quero streaming sem ficar preso | existe plano com streaming sem ficar preso? | a fidelidade é de 1 ano? | tem carência? |
    tem que ficar quanto tempo? | quanto tempo de contrato | tem prazo mínimo? | sou obrigado a ficar 12 meses?`,
  multa: `
    sim, tem multa se cancelar? | tem multa? | se eu sair antes pago multa? |
    qto é a multa por cancelamento antecipado | e se eu cancelar antes de um ano? |
    se eu desistir no meio pago multa? | pago alguma coisa se cancelar antes de 1 ano? |
    cancelar antes do prazo tem custo? | qual a multa rescisória | multa por quebra de fidelidade |
    qual o valor da multa`,
  cancelar: `
    quero cancelar minha internet | posso devolver se não gostar? | como faço pra cancelar? |
    cancelamento como funciona? | Posso desistir em até 7 dias? | e se eu não gostar como cancelo |
    como cancelo depois? | e se eu me arrepender? | onde cancelo o plano? | posso cancelar quando quiser? |
    é fácil de cancelar? | tem 7 dias pra desistir?`,
  'mudar-endereco': `
    posso mudar de endereço? | mudança de endereço | posso trocar o endereço depois? |
    moro de aluguel, e se eu sair? | vou me mudar ano que vem, posso levar a internet? |
    e se eu me mudar depois? | a internet pode ir comigo se eu mudar? | se eu mudar de cidade como fica? |
    transferência de endereço | moro de aluguel, se eu me mudar levo a net junto? |
    dá pra transferir a internet pra outra casa?`,
  'trocar-plano': `
    dá pra mudar de plano? | e se eu quiser mais velocidade? | como mudo de plano? | quero diminuir o plano |
    e se eu não gostar da velocidade? | migrar de plano | se eu achar lento da pra aumentar depois? |
    mudar de velocidade depois | consigo trocar o plano que escolhi? | Posso trocar de plano? |
    dá pra fazer upgrade mais pra frente | posso mudar pra um mais barato depois? |
    posso baixar o plano depois? | posso aumentar a velocidade depois?`,
  empresa: `
    sou MEI, posso contratar? | tem plano business? | posso contratar no cnpj? |
    contrata pra pessoa juridica tambem | plano pj? | tenho cnpj muda alguma coisa? | pode ser cnpj mei? |
    é pra minha loja, da pra fazer pj | tem plano pra empresa? | é para minha loja? | tem plano empresarial? | quero o empresarial de 1 giga |
    emite nota no cnpj? | quero no nome da firma | pessoa jurídica pode? | pode ser no nome da empresa? |
    dá pra fazer pelo CNPJ da firma? | posso fazer o pedido pelo cnpj? | dá pra contratar no nome da empresa? |
    o contrato pode sair no nome da firma? | vocês atendem empresa?`,
  'ja-sou-cliente': `
    sou cliente antigo, tem desconto? | tem oferta pra quem já é cliente? | cliente antigo paga quanto? |
    quero migrar pra fibra | tenho o plano antigo, como passo pra fibra? | minha internet não está funcionando |
    minha internet tá sem sinal | já tenho um plano, quero renovar | eu já tenho a internet de vocês |
    tô sem internet | já tenho tim fibra em casa | ja sou cliente da fibra e agora | quero renovar o contrato |
    eu ja tenho contrato com vcs posso fazer outro`,
} as const satisfies Record<string, string>
