/** What people remark on the data that the order asks for, and ask about it; a bar stands between two wordings. */

export const dataWordings = {
  'por-que-cep': `
    pra que serve o cep aqui? | por que começa pelo cep? | precisa mesmo do cep? |
    pra que vc quer saber onde eu moro kkkk | pra que vc quer meu cep?? vai mandar gente na minha porta? |
    pra q vc precisa do meu cep | por que o cep?`,
  'por-que-numero': `
    pra que o número? | por que querem o número da casa? | precisa do número mesmo? |
    pra que o número do prédio?`,
  'por-que-nome': `
    por que pedem meu nome? | pra que vocês precisam do nome? | é obrigado falar o nome? |
    pra que vc quer meu nome?`,
  'por-que-telefone': `
    vão ligar toda hora oferecendo produto? | pra que querem meu celular? | por que pedem o telefone? |
    não quero receber ligação de vendedor | vão ficar me ligando oferecendo coisa? |
    pra que vcs usam o telefone | prefiro nao passar, só email dá? | por que meu telefone? |
    por que precisa do celular se já vou por o email | pra q meu numero se ja to falando com vc |
    não vou passar, vocês ficam ligando`,
  'por-que-email': `
    pra que usam meu e-mail? | o que vocês fazem com o email? | por que pedem e-mail? |
    pra que vocês querem meu email? | por que precisa do email?`,
  'por-que-nascimento': `
    pra que a data que eu nasci? | que diferença faz minha idade? | por que perguntam o nascimento? |
    pra que isso, vão me mandar bolo no aniversário é? | pra que minha data de nascimento? |
    pq precisa da data de nascimento | pra que quer saber minha idade?`,
  'por-que-conta': `
    por que pedem minha conta? | pra que vocês querem os dados do banco? | é obrigatório informar a conta? |
    pra que agência e conta? | precisa mesmo do número da conta?`,
  'por-que-esta': `
    pra que? | precisa mesmo? | pq precisa disso | é obrigatório? | pra que serve isso | por que isso? |
    não quero informar isso | nao quero dizer | pra que essa pergunta | é necessário isso? | pra que tudo isso |
    por que vocês precisam disso? | pra que vocês querem saber? | pra que isso? | precisa disso? |
    tem que responder? | não quero responder | não vou passar isso | isso não é da conta de vocês |
    qual o motivo dessa pergunta | prefiro não dizer | não é da sua conta`,
  'o-que-e-cep': `
    não sei meu cep | como faço pra achar o cep | o que é cep? | Como eu descubro o meu cep? |
    não lembro o cep | não faço ideia do cep daqui | onde vejo meu cep? | nao sei o cep | esqueci o cep |
    qual é o meu cep? | no sé mi código postal`,
  'o-que-e-ddd': `
    o que é ddd? | qual é o ddd daqui? | não sei meu ddd | como assim ddd?`,
  'qual-endereco': `
    é o endereço da minha casa ou de onde vai instalar? | coloco qual cep, o de casa ou o do trabalho? |
    o endereço é da instalação? | qual endereço eu informo? | o da casa q eu moro hoje ou da casa nova? |
    o cep da minha casa ou da casa nova? |
    o cep é o da casa onde vai instalar ou o meu?`,
  'apartamento-precisa': `
    precisa colocar o apartamento? | tem que por o numero do apto também? | coloco o bloco junto? |
    o complemento é obrigatório? | boto o apto junto com o número? | vai o andar no número? |
    o que é complemento? | preciso informar o andar? | precisa da torre ou do bloco? | digito a sala também? |
    só o número do prédio basta ou precisa do ap?`,
  'como-no-documento': `
    pode abreviar? | posso abreviar o sobrenome? | o nome tem que ser igual ao do documento? |
    precisa colocar todos os sobrenomes? | pode ser só o primeiro e o último nome? | coloco igual ao rg? |
    tem que ser o nome completo? | posso usar apelido? | precisa do nome do meio?`,
  'nome-social': `
    posso usar meu nome social? | nome social pode? | meu nome social é diferente do documento, qual coloco? |
    dá pra por nome social no contrato?`,
  'em-nome-de-quem': `
    posso contratar pra outra pessoa? | é pra minha mãe, ponho o nome de quem? |
    posso pôr no nome do meu marido? | o contrato fica no nome de quem? |
    a casa é da minha filha, coloco o nome dela? | é pra minha mãe, pode ser no nome dela? |
    fica no nome da firma ou no meu? | quem tem q por, eu q moro ou o dono da casa? |
    pode ser no nome do meu pai? | precisa ser o titular da casa? |
    no meu nome ou no do meu pai, q é quem paga? | quem assina tem que ser o morador? |
    a minha ou a do meu pai? ele é o titular | estou fazendo pra um parente, qual nome? |
    é a minha data ou a da dona da casa? | posso usar o cpf da minha mãe?`,
  'nome-da-mae': `
    coloco o nome de casada ou de solteira dela? | serve o nome do pai? |
    fui adotado, vale a mãe adotiva ou a biologica? | tem q ser o nome de solteira dela? |
    minha mae casou de novo e mudou o nome, coloco qual? | pode ser o do pai? |
    da minha mãe ou da mãe do titular?`,
  'mae-falecida': `
    e se ela já morreu? | minha mãe já faleceu | minha mãe é falecida, pode? | ela não está mais viva |
    e se a mãe for falecida? | a minha mãe morreu, precisa do nome? | minha mãe já faleceu, precisa?`,
  'sem-mae': `
    não conheci minha mãe | não sei o nome da minha mãe biológica | na minha certidão só tem pai |
    fui criada pela avó | não lembro o sobrenome dela | não fui registrado por mãe, só tem meu pai na certidão |
    Não sei o nome completo dela | fui criado no orfanato, no rg nao consta | não conheço minha mãe |
    fui adotado, coloco qual mãe? | não conheci mãe, no RG tá em branco |
    não consta no meu rg, fui criado por vó | não tenho mãe no documento`,
  idade: `
    precisa ter 18 anos? | menor de idade pode contratar? | tem idade mínima? | qual a idade pra assinar? |
    emancipado pode? | tenho 17, posso contratar? | meu filho tem 17, pode ser no nome dele? |
    precisa ser maior de idade? | tem limite de idade? | meu filho de 16 pode ser o titular?`,
  'formato-da-data': `
    escrevo o dia primeiro? | é dia, mês e ano, né? | como eu escrevo a data? | coloco dia mês e ano? |
    a data é com barra? | qual o formato da data? | precisa do ano com quatro dígitos?`,
  'telefone-serve': `
    pode ser o celular da minha esposa? | serve número de recado? | pode ser fixo? |
    vale telefone com ddd de outra cidade? | posso dar o telefone do trabalho? | Serve telefone fixo? |
    pode ser numero de outro estado? | tem que ser celular? | meu ddd é de outro estado, tem problema?`,
  'email-serve': `
    pode ser e-mail do trabalho? | serve o e-mail da minha filha? | aceita hotmail antigo? |
    posso usar o email de outra pessoa? | posso usar o email da minha filha? | instagram serve?`,
  'sem-email': `
    não uso e-mail | não uso isso | é obrigatório ter e-mail? | e-mail é obrigatório? | e se eu não tiver e-mail? | tem que dar e-mail? |
    não uso e-mail, tem problema? | tenho mas não uso | sem e-mail não contrata? |
    esqueci a senha do meu email | tenho email nao moço | uso isso não meu fi, só o zap | o e-mail é opcional? |
    dá pra fazer sem e-mail?`,
  'sem-cpf': `
    ainda não tirei cpf | sou estrangeiro e não tenho cpf | perdi meu cpf, e agora? |
    dá pra contratar sem cpf? | sem cpf tem desconto? | posso contratar sem cpf? | só passo o cpf no final |
    não gosto de passar cpf pela internet`,
  'cpf-do-titular': `
    uso o cpf de quem vai pagar? | é o cpf do dono da casa ou o meu? | tem que ser o cpf do titular da conta? |
    pode ser o cpf de quem mora na casa?`,
  'outro-documento': `
    pode ser a carteira de trabalho? | serve a identidade nova? | dá pra usar a CIN em vez do cpf? |
    serve o rg? | vale carteira de motorista? | dá pra ser o rne? | RG 10.449.302-7 SSP/PR serve né |
    serve o passaporte? | posso usar o rg novo? | aceita identidade no lugar do cpf?`,
  'nome-negativado': `
    estou negativado, vocês aprovam? | fazem análise de crédito? | nome no spc pode contratar? |
    consultam o serasa? | fiquei devendo pra vocês faz tempo | com restrição no nome passa? |
    vai fazer consulta de credito? | tenho dívida no meu cpf, tem problema? |
    tenho nome sujo, posso contratar? | consulta spc? | vcs vão puxar meu score?`,
  'conta-de-quem': `
    pode ser a conta do meu esposo? | vale conta poupança? | serve conta salário ou conta conjunta? |
    dá pra debitar na conta de outra pessoa? | precisa ser conta corrente? |
    tem que ser conta no meu nome? a minha é a do meu filho | a conta tem que ser no meu nome? |
    pode ser conta conjunta? se puder é débito | aceita conta salario? |
    só se for na conta do meu marido, pode? | pode ser conta da minha empresa?`,
  'conta-nao-cartao': `
    é o número do cartão? | coloco o número da frente do cartão? | a conta é a que está no cartão? |
    precisa do código atrás do cartão? | é o número grande do cartão? | pode ser cartão de débito?`,
  'banco-aceito': `
    meu banco serve? | aceitam banco digital? | trabalham com inter, c6 ou pagbank? |
    meu banco não está na lista | pode ser conta do mercado pago? | picpay conta? | quais bancos vcs aceitam? |
    com quais bancos dá pra fazer o débito? | Tenho nubank serve? | itaú funciona? e caixa?`,
  'chave-pix': `
    meu pix é o celular, serve? | posso passar minha chave pix? | a chave pix serve? |
    em vez da conta pode ser o pix? | serve a chave do pix?`,
  'formato-da-conta': `
    a agência é com ou sem dígito? | coloco o dígito da agência? | a conta é com o dígito? |
    precisa dos zeros na frente? | tem que pôr a operação da caixa? | com traço ou sem traço? |
    o último número da conta é separado? | como escrevo o número da conta?`,
  'medo-conta': `
    é arriscado dar os dados do banco? | tenho medo de passar minha conta | vão tirar dinheiro sem eu saber? |
    não confio em débito na minha conta | é perigoso informar agência e conta? |
    é seguro passar a conta do banco? | podem descontar valor errado? | é seguro passar minha conta aqui? |
    a senha também precisa? | e se debitarem coisa que não pedi?`,
  golpe: `
    como sei que isso é verdade? | esse site é confiável? | e se for fraude? |
    tem cnpj essa empresa? parece golpe | vocês existem de verdade? |
    isso é golpe né, banco que pergunta nome da mãe | tem certeza que não é golpe? |
    Isso aqui é seguro mesmo? Não é golpe? | isso é seguro? tem tanto golpe por ai |
    tô com medo de cair em golpe | isso é golpe? | como sei que não é golpe? | é confiável esse site? |
    esse site é da tim mesmo? | vcs sao a tim mesmo?`,
  robo: `
    você é uma máquina? | tô falando com gente ou com robô? | isso é inteligência artificial? |
    quem está digitando aí? | vc é robo ou gente? | estou falando com uma pessoa ou é gravação?`,
  'quem-ve-dados': `
    vão espalhar meu número? | vocês divulgam meus dados? | meu cpf fica visível pra quem? |
    meu número fica público? | meu celular vai aparecer pra alguém? | vão vender meu telefone? |
    meus dados são vendidos? | quem vê o meu telefone? | quem tem acesso ao meu cadastro? |
    alguém de fora vê meus dados? | outras empresas recebem meu contato? | vocês vendem meus dados? |
    meu e-mail fica visível? | com quem vocês compartilham isso? | repassam meus dados pra outra empresa? |
    quem vê meus dados? | vão vender meus dados? | vcs passam meu numero pra outros?`,
  'onde-ficam-dados': `
    onde vocês guardam isso? | onde ficam guardados os meus dados? |
    meus dados são guardados por quanto tempo? | vocês guardam meu cpf onde? | isso fica salvo em que lugar? |
    em que servidor isso fica? | quanto tempo ficam com as minhas informações? |
    depois vocês apagam o meu cadastro? | os dados ficam no brasil?`,
  'dado-no-contrato': `
    vai sair o nome dela na conta? | o nome da mãe aparece na fatura? | isso vai aparecer no contrato? |
    minha data de nascimento sai no contrato? | isso vai constar na fatura? | esse dado entra no contrato? |
    vai no contrato o nome da minha mãe? | meu telefone aparece na conta? | o cpf sai impresso na fatura?`,
  'o-que-sao-ofertas': `
    vocês mandam spam? | o que são essas ofertas? | que ofertas são essas? | ofertas de quê? |
    que promoções vocês mandam? | vocês mandam propaganda toda semana? |
    se eu marcar as ofertas depois da pra cancelar? | vou receber muito e-mail de oferta?`,
  'recusa-ofertas': `
    não quero ofertas | não quero receber promoção | sem propaganda por favor | não me mandem e-mail de oferta |
    não quero spam | não me mandem promoção | não autorizo marketing | não é pra ficar mandando promoção |
    não me liga pra vender nada | propaganda não | deus me livre de propaganda | promoção não precisa mandar |
    não quero receber oferta nenhuma`,
  'dado-de-antes': `
    o mesmo desse whatsapp | esse aqui do whatsapp | é esse daqui mesmo |
    a mesma do meu irmão que fez com vcs ontem, Bruno | é esse msm q to falando`,
} as const satisfies Record<string, string>
