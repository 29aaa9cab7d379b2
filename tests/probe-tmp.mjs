import { chromium } from '@playwright/test';
const B='http://localhost:3021';
const browser = await chromium.launch({executablePath:'/usr/bin/chromium'});
let bad=0;
const ok=(n,c,x='')=>{ console.log((c?'ok   ':'FAIL ')+n, c?'':x); if(!c)bad++; };
async function shop({path='/dummy-shop',store='dior',admin=null,products,stream,extra={},size={width:1280,height:720},failStores=false,init}={}){
  const ctx=await browser.newContext({viewport:size}); const page=await ctx.newPage();
  const calls=[]; const logs=[]; page.on('console',m=>logs.push(m.type()+': '+m.text()));page.on('pageerror',e=>logs.push('PAGEERROR '+e.message));
  if(init) await page.addInitScript(init);
  await page.route('**/api/**',async r=>{const q=r.request();const u=new URL(q.url());calls.push({p:u.pathname,s:u.search,b:q.postData(),m:q.method()});
    for(const[k,f]of Object.entries(extra)) if(u.pathname===k) return f(r);
    if(u.pathname==='/api/authenticate') return r.fulfill({json: admin?{success:true,isAdmin:true,availableContexts:admin}:{success:true,context:'dev-dummy-shop/'+store}});
    if(u.pathname==='/api/products') return r.fulfill({json:{products:products??[{id:1,name:'Red Dress',price:'12.5',images:['https://x.test/a.png','https://x.test/b.png']},{id:'2',name:'Blue',price:5,images:[]}]}});
    if(u.pathname.startsWith('/api/qchat')) return r.fulfill({body:stream??'{"message_id":"e-42","type":"text","content":"Hi there"}'});
    return r.fulfill({status:404,body:''});
  });
  await page.goto(B+path);
  await page.getByLabel(/username/i).fill('u'); await page.getByLabel(/password/i).fill('p');
  await page.getByRole('button',{name:'Login'}).click();
  return {page,calls,logs,ctx};
}
async function ask(page,t){const s=page.getByPlaceholder('Search products or ask about your orders...'); await s.fill(t); await s.press('Enter');}
const t=async(n,f)=>{try{await f()}catch(e){ok(n,false,String(e.message).slice(0,400))}};
await t('login',async()=>{
  const {page,calls,logs,ctx}=await shop();
  await page.getByText('Red Dress').first().waitFor();
  console.log(calls.map(c=>c.m+c.p+c.s+(c.b??'')).join('\n'));
  ok('header count',await page.locator('header').count()===1,await page.locator('header').count());
  ok('footer count',await page.locator('footer').count()===1,await page.locator('footer').count());
  ok('nav',true,''); console.log('nav',await page.locator('nav').count(),'main',await page.locator('main').count(), 'h1',await page.locator('h1').allTextContents());
  ok('12.50',await page.getByText('$12.50').count()===1);
  console.log('title',await page.title());
  console.log('headings',await page.getByRole('heading').allTextContents());
  console.log('buttons',await page.getByRole('button').evaluateAll(e=>e.map(x=>x.getAttribute('aria-label')||x.textContent)));
  console.log('imgs',await page.locator('main img').evaluateAll(e=>e.map(x=>x.alt+' '+x.src.slice(0,60)+' '+x.naturalWidth)));
  ok('disabled red',await page.getByLabel('Red').first().isDisabled(), await page.getByLabel('Red').count());
  console.log('Filters heading', await page.getByRole('heading',{name:'Filters'}).count(),'Red exact', await page.getByText('Red',{exact:true}).count());
  console.log('dior texts', await page.getByText('dior').evaluateAll(e=>e.map(x=>x.tagName+x.textContent)));
  const btn=page.getByRole('button',{name:/chat/i}); console.log('chat buttons',await btn.count());
  await page.getByRole('button',{name:'Chat',exact:true}).click();
  console.log('open buttons',await page.getByRole('button').evaluateAll(e=>e.map(x=>x.getAttribute('aria-label')||x.textContent)));
  const d=page.getByRole('dialog'); console.log(await d.boundingBox());
  await page.screenshot({path:'/tmp/probe/open720.png'});
  await page.getByRole('button',{name:'Chat',exact:true}).click(); await page.waitForTimeout(300);
  console.log('min',await d.boundingBox());
  await page.getByRole('button',{name:'Chat',exact:true}).click();await page.waitForTimeout(300);
  await page.getByRole('combobox').click(); console.log('options',await page.getByRole('option').allTextContents()); await page.keyboard.press('Escape');
  console.log('chat still open after esc', await d.isVisible());
  await ask(page,'  hi  ');
  await page.getByText('Hi there').first().waitFor();
  console.log('Hi there count', await page.getByText('Hi there').count(), 'hi count',await page.getByText('hi',{exact:true}).count());
  console.log(calls.at(-1).b);
  await page.waitForTimeout(300);
  console.log('after answer buttons',await page.getByRole('button').evaluateAll(e=>e.map(x=>x.getAttribute('aria-label')||x.textContent)));
  await page.getByRole('button',{name:'Like',exact:true}).click();
  await page.getByRole('button',{name:'Like',exact:true}).click();
  await page.getByRole('button',{name:/5 stars/}).click(); await page.waitForTimeout(200);
  console.log(calls.slice(-3).map(c=>c.p+c.b));
  await page.getByRole('button',{name:'Logout'}).click();
  const seen=await page.getByText('Logging out...').isVisible().catch(()=>false); console.log('Logging out seen',seen);
  await page.getByText('Login Required').waitFor();
  console.log(logs.join('\n'));
  await ctx.close();
});
await t('503',async()=>{const {page,ctx}=await shop({extra:{'/api/products':r=>r.fulfill({status:503,body:'no'})}});
  await page.getByText('Error loading products: Failed to fetch products (status 503)').waitFor({timeout:4000}); ok('503',true);await ctx.close();});
await t('empty',async()=>{const {page,ctx}=await shop({products:[]});
  await page.getByText('No products currently available for "dior".').waitFor({timeout:4000}); ok('empty',true);await ctx.close();});
await t('null products',async()=>{const {page,ctx,logs}=await shop({products:[null,{},'x',{id:3,title:'T',current_price:null,original_price:20,discounted_price:10},{id:4,full_name:{ka:'ნ'},price:'abc',image_url:'https://x.test/q.png'}]});
  await page.getByText('Invalid product data').first().waitFor({timeout:4000}); console.log(await page.getByText('Invalid product data').count(), await page.getByText('N/A').count(), await page.locator('main li article').allInnerTexts(), logs);await ctx.close();});
const streams={
 jsonstr: '{"message_id":"e-1","type":"docs","content":"{\\"documents\\":[{\\"id\\":9,\\"metadata\\":{\\"title\\":\\"Great One\\",\\"price\\":\\"3\\",\\"great_match\\":true}},{\\"id\\":8,\\"metadata\\":{\\"title\\":\\"Rest One\\",\\"price\\":4,\\"images\\":[]}}]}"}',
 result: '{"message_id":"e-1","type":"step","content":""}{"message_id":"e-1","type":"docs","content":{"result":[{"id":8,"metadata":{"title":"Rest Two"}},{"id":9,"great_match":true,"metadata":{"title":"Great Two"}}]}}garbage{"type":"text","content":"tail"}\n',
 emptydocs:'{"message_id":"1","type":"docs","content":{"documents":[]}}',
 orders:'{"message_id":"1","type":"orders","content":{"result":[{"order_id":1,"order_number":"A1","status":"Shipped"},{"order_id":2,"status":"Delivered","delivery_date":"None","shipped_date":"","tracking_number":"X"},{"order_id":3},{"order_id":4,"status":"Returned"},{"status":"Pending","order_id":5,"tracking_number":"T5"},{"status":"Shipped","order_id":6,"tracking_number":"TRK 9"}]}}',
 nulltext:'{"message_id":"1","type":"text","content":null}{"message_id":"1","type":"text","content":"  "}{"message_id":"1","type":"buttons","content":["One","Two","One"]}',
 audio:'{"message_id":"1","type":"audio","content":{"audio_content":"AAAAAAAA","mime_type":"audio/L16;rate=16000"}}',
};
for(const[n,s]of Object.entries(streams)) await t(n,async()=>{
  const {page,ctx,logs,calls}=await shop({stream:s});await page.getByText('Red Dress').first().waitFor(); await ask(page,'q'); await page.waitForTimeout(1200);
  console.log('---',n,'\nHALL:',JSON.stringify(await page.getByTestId('hall').innerText()),'\nHEAD',await page.getByRole('heading').allTextContents(),'\nCHAT:',JSON.stringify(await page.getByRole('dialog').innerText()),'\n',logs.filter(l=>!l.includes('Failed to load')).join('|'));
  if(n==='orders') console.log(await page.locator('a[href*="tracking"]').evaluateAll(e=>e.map(x=>x.href)));
  await page.screenshot({path:`/tmp/probe/s-${n}.png`});
  await ctx.close();});
for(const[n,b]of Object.entries({details:[500,'{"details":"Boom"}'],none:[503,'{}'],html:[500,'<html>']})) await t('err '+n,async()=>{
  const {page,ctx}=await shop({extra:{'/api/qchat':r=>r.fulfill({status:b[0],body:b[1]})}});await page.getByText('Red Dress').first().waitFor();await ask(page,'q');
  const want={details:'Sorry, an error occurred: Boom',none:'Sorry, an error occurred: API Error: 503',html:'Sorry, an error occurred: Failed to parse error response.'}[n];
  await page.waitForTimeout(700); console.log('err',n,await page.getByText(want).count()); await ctx.close();});
await t('offline chat',async()=>{const {page,ctx}=await shop({extra:{'/api/qchat':r=>r.abort()}});await page.getByText('Red Dress').first().waitFor();await ask(page,'q');await page.waitForTimeout(700);console.log(JSON.stringify(await page.getByRole('dialog').innerText()));await ctx.close();});
await t('admin',async()=>{const {page,ctx,calls,logs}=await shop({admin:['dev-dummy-shop/veli','dev-dummy-shop/lcw']});
  await page.getByText('Red Dress').first().waitFor(); console.log('prices', await page.locator('article').allInnerTexts());
  const c=page.getByRole('combobox'); console.log('combos',await c.count(), await c.first().innerText());
  await ask(page,'q');await page.waitForTimeout(400);
  await page.getByPlaceholder('Search products').fill('typed');
  await c.first().click(); await page.getByRole('option',{name:'lcw'}).click(); await page.waitForTimeout(500);
  console.log('dialog hidden',await page.getByRole('dialog').isHidden(), calls.filter(c=>c.p==='/api/products').map(c=>c.s), JSON.stringify(await page.getByPlaceholder('Search products').inputValue()));
  await ask(page,'merhaba');await page.waitForTimeout(600); console.log(calls.at(-1), JSON.stringify(await page.getByRole('dialog').innerText())); await ctx.close();});
await t('admin0',async()=>{const {page,ctx}=await shop({admin:[]}); await page.getByRole('heading',{name:'Access Issue'}).waitFor(); console.log(JSON.stringify(await page.locator('main').innerText())); await ctx.close();});
for(const [n,b] of Object.entries({noctx:{success:true},fail:{success:false,message:'Nope'},fail2:{success:false},shape:[1]})) await t(n,async()=>{const {page,ctx,logs,calls}=await shop({extra:{'/api/authenticate':r=>r.fulfill({json:b})}}); await page.waitForTimeout(500); console.log(n,await page.getByRole('alert').allTextContents(), logs, calls.map(c=>c.p)); await ctx.close();});
await t('netfail',async()=>{const {page,ctx,logs,calls}=await shop({extra:{'/api/authenticate':r=>r.abort()}}); await page.waitForTimeout(500); console.log(await page.getByRole('alert').allTextContents()); await ctx.close();});
await browser.close(); console.log('bad',bad);
