//# allFunctionsCalledOnLoad
import{r as e,t}from"./b-DlNKq_0s.js";import{pt as n,zn as r}from"./first-BdaxhRsK.js";r(t.id,{cep:e});var i=n(t.id);export{i as parts};