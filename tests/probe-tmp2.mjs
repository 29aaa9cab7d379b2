import { chromium } from '@playwright/test';
const B='http://localhost:3021';
const browser = await chromium.launch({executablePath:'/usr/bin/chromium'});
const t=async(n,f)=>{try{await f()}catch(e){console.log('FAIL',n,String(e.message).slice(0,300))}};
async function real(user,{size={width:1440,height:900},path='/dummy-shop',dark=false}={}){
  const ctx=await browser.newContext({viewport:size,colorScheme:dark?'dark':'light',hasTouch:size.width<500});const page=await ctx.newPage();
  page.on('console',m=>{if(m.type()!=='log')console.log('  console',m.type(),m.text().slice(0,160))});page.on('pageerror',e=>console.log('PAGEERR',e.message));
  await page.goto(B+path); await page.getByLabel('Username').fill(user);await page.getByLabel('Password').fill('quarry-demo');await page.getByLabel('Password').press('Enter');
  await page.locator('article').first().waitFor({timeout:15000}); return {page,ctx};
}
async function ask(page,q){const s=page.getByPlaceholder('Search products or ask about your orders...');await s.fill(q);await s.press('Enter');await page.getByRole('dialog').getByRole('button',{name:/^(Like|მომეწონა|Beğendim|أعجبني|Bəyəndim|.*)$/}).nth(0).waitFor();await page.waitForTimeout(3500);}
await t('first paint',async()=>{const p=await browser.newPage({javaScriptEnabled:false});await p.goto(B+'/dummy-shop');console.log('nojs:',JSON.stringify(await p.locator('main').innerText()),await p.title());await p.close();});
await t('routes',async()=>{const ctx=await browser.newContext();const p=await ctx.newPage();p.on('console',m=>console.log('  ',m.type(),m.text().slice(0,200)));
 for(const u of ['/','/dummy-shop','/dev-dummy-shop','/yc-2025-batch-spring','/nope','/pricing/x']){await p.goto(B+u);await p.waitForTimeout(400);console.log(u,await p.title(),'|',(await p.locator('h1').allTextContents()).join(),'header',await p.locator('header').count(),'banner',await p.getByRole('banner').count(),'footer',await p.locator('footer').count(),'aside',await p.locator('aside').first().innerText().then(s=>s.slice(0,30)));}
 await p.goto(B+'/nope');console.log(await p.getByText('Did you forget to add the page to the router?').isVisible(),await p.getByRole('heading',{name:'404 Page Not Found'}).isVisible());
 console.log('ext social',await p.locator('footer a[target=_blank]').count(), await p.locator('footer a').evaluateAll(a=>a.map(x=>x.getAttribute('href')+'='+(x.textContent||x.ariaLabel))));
 await p.evaluate(()=>{window.__x=1});await p.goto(B+'/');await p.evaluate(()=>{window.__x=1;scrollTo(0,400)});await p.locator('footer').getByRole('link',{name:'Pricing'}).click();await p.waitForTimeout(500);console.log('spa',await p.evaluate(()=>[window.__x,scrollY,location.pathname,document.title]));
 // header bg
 for(const u of ['/','/dummy-shop']){await p.setViewportSize({width:1280,height:400});await p.goto(B+u);await p.waitForTimeout(300);const out=[];for(const y of [0,10,11,0]){await p.evaluate(v=>scrollTo(0,v),y);await p.waitForTimeout(350);out.push(y+':'+await p.evaluate(()=>scrollY+' '+getComputedStyle(document.querySelector('header')).backgroundColor));}console.log(u,out);}
 await ctx.close();});
for (const [user,q,n] of [['dior','a red dress under $300','dior'],['dressup','წითელი კაბა 200 ლარამდე','dressup'],['homzmart','كنبة أقل من $500','homzmart'],['lcw','kırmızı elbise','lcw'],['gpc','თავის ტკივილი','gpc'],['dior','where is my order?','orders']]) for (const size of [{width:1440,height:900},{width:390,height:844}]) await t(n+size.width,async()=>{
  const {page,ctx}=await real(user,{size}); await page.waitForTimeout(900);
  await page.screenshot({path:`/tmp/probe/${n}-${size.width}-grid.png`});
  await ask(page,q); await page.screenshot({path:`/tmp/probe/${n}-${size.width}-chat.png`});
  if(size.width<500){const c=page.getByRole('dialog').getByRole('button');const labels=await c.evaluateAll(e=>e.map(x=>x.getAttribute('aria-label')));console.log(labels.slice(0,4));await c.nth(2).click();await page.waitForTimeout(400);await page.screenshot({path:`/tmp/probe/${n}-${size.width}-after.png`});}
  await ctx.close();});
await t('dark',async()=>{const {page,ctx}=await real('dior',{dark:true});await page.waitForTimeout(900);await ask(page,'black shoes');await page.screenshot({path:'/tmp/probe/dark.png'});await ctx.close();});
await browser.close();
