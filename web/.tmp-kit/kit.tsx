import '../src/ui/tokens.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { queryClient } from '../src/lib/query-client.ts';
import { Toaster } from '../src/ui/Toaster.tsx';
import { toast } from '../src/ui/toast.tsx';
import { Button } from '../src/ui/Button.tsx';
import { Dialog } from '../src/ui/Dialog.tsx';
import { Sheet } from '../src/ui/Sheet.tsx';
import { ConfirmDialog } from '../src/ui/ConfirmDialog.tsx';
import { DropdownMenu, MenuItem, MenuLink } from '../src/ui/DropdownMenu.tsx';
import { Field } from '../src/ui/Field.tsx';
import { TextInput } from '../src/ui/TextInput.tsx';
import { TextArea } from '../src/ui/TextArea.tsx';
import { PasswordInput } from '../src/ui/PasswordInput.tsx';
import { Select } from '../src/ui/Select.tsx';
import { Checkbox } from '../src/ui/Checkbox.tsx';
import { Switch } from '../src/ui/Switch.tsx';
import { Chips, ChipsMany, RadioGroup } from '../src/ui/RadioGroup.tsx';
import { Tabs } from '../src/ui/Tabs.tsx';
import { Badge } from '../src/ui/Badge.tsx';
import { Avatar } from '../src/ui/Avatar.tsx';
import { Stars } from '../src/ui/Stars.tsx';
import { StarInput } from '../src/ui/StarInput.tsx';
import { RatingBadge } from '../src/ui/RatingBadge.tsx';
import { Breadcrumbs } from '../src/ui/Breadcrumbs.tsx';
import { Pagination } from '../src/ui/Pagination.tsx';
import { Slider } from '../src/ui/Slider.tsx';
import { EmptyState, ErrorState, OfflineState } from '../src/ui/StateCard.tsx';
import { PageHeading } from '../src/ui/PageHeading.tsx';
import { ServiceGrid, ServiceGridSkeleton } from '../src/parts/service/ServiceGrid.tsx';
import { FavoriteButton } from '../src/parts/favorite/FavoriteButton.tsx';
import { CategoryTile } from '../src/parts/category/icons.tsx';
import { categoryCover } from '../src/parts/category/covers.ts';
import { Search } from 'lucide-react';

const base = { category:'Electricidad',category_id:102,category_slug:'electricidad',provider_id:3,provider_name:'Chispa Oriental',fixed_price:1800,min_price:null,max_price:null,requires_custom_quote:false,payment_type:'por_hora',service_type:'both',coverage_area:'Pocitos, Montevideo',is_active:true,created_at:'2026-01-01' } as const;
const img = (s:string)=>[{id:1,image_url:categoryCover(s)!,card_url:categoryCover(s)!,thumb_url:categoryCover(s)!,is_main:true}];
const list = [
 {...base,id:1,title:'Electricista a domicilio: tableros, luces y tomacorrientes con garantía',images:img('electricidad'),price_type:'fixed',service_status:'premium',rating:4.8,reviews_count:23},
 {...base,id:2,title:'Pintura de interiores',images:img('pintura'),price_type:'range',fixed_price:null,min_price:1200,max_price:4500,service_status:'estandar',rating:4.1,reviews_count:7,coverage_area:'Uruguay'},
 {...base,id:3,title:'Clases de guitarra',images:[],price_type:'other',fixed_price:null,requires_custom_quote:true,service_status:'basic',rating:0,reviews_count:0},
 {...base,id:4,title:'Jardinería y poda',images:img('jardineria'),price_type:'fixed',fixed_price:950.5,service_status:'basic',rating:3.2,reviews_count:1},
] as any[];
function Kit(){
 const [d,setD]=useState(''); const [v,setV]=useState(3); const [c,setC]=useState('a'); const [m,setM]=useState<string[]>(['a']); const [s,setS]=useState([500,3000]); const [sw,setSw]=useState(true);
 return <main className="wrap flex flex-col gap-8 py-8">
  <Breadcrumbs crumbs={[{label:'Inicio',to:'/'},{label:'Servicios',to:'/servicios'},{label:'Electricidad'}]} />
  <PageHeading title="Servicios destacados" lead="Gente de confianza cerca tuyo." actions={<Button variant="outline">Ver todos</Button>} />
  <ServiceGrid services={list} columns={4} action={(x)=> <FavoriteButton service={x}/>} headingLevel={2} />
  <ServiceGridSkeleton count={4} />
  <div className="flex flex-wrap gap-3">{(['primary','accent','outline','ghost','danger','whatsapp'] as const).map(x=><Button key={x} variant={x}>{x}</Button>)}<Button busy>Guardando...</Button><Button disabled>disabled</Button></div>
  <div className="flex flex-wrap gap-3">
   <Button onClick={()=>setD('dialog')}>dialog</Button><Button onClick={()=>setD('sheet')}>sheet</Button><Button onClick={()=>setD('right')}>right</Button><Button onClick={()=>setD('confirm')}>confirm</Button>
   <Button onClick={()=>toast.success('Mensaje enviado correctamente')}>t-success</Button><Button onClick={()=>toast.error('Error al eliminar de favoritos')}>t-error</Button><Button onClick={()=>toast.warning('Tu sesión ha expirado. Iniciá sesión de nuevo.')}>t-warning</Button><Button onClick={()=>toast.info('Con acción',{action:{label:'Deshacer',onClick(){}}})}>t-info</Button>
   <DropdownMenu trigger={<Button variant="outline">menu</Button>}><MenuItem onSelect={()=>{}}>Uno</MenuItem><MenuLink to="/x">Dos</MenuLink></DropdownMenu></div>
  <div className="grid gap-6 md:grid-cols-2">
   <Field label="Nombre" required hint="Como te conocen"><TextInput /></Field>
   <Field label="Email" error="Formato de email inválido"><TextInput type="email" defaultValue="x" /></Field>
   <Field label="Contraseña"><PasswordInput autoComplete="new-password" /></Field>
   <Field label="Orden"><Select><option>Mejor calificados</option></Select></Field>
   <Field label="Comentario"><TextArea /></Field>
   <div><Checkbox label="Recordarme" /><Switch label="Avisos por email" hint="Te escribimos poco" checked={sw} onChange={e=>setSw(e.target.checked)} /></div>
   <RadioGroup legend="Modalidad" choices={[{value:'a',label:'Todas'},{value:'b',label:'Presencial'}]} value={c} onChange={setC} />
   <div className="flex flex-col gap-4"><Chips legend="Pago" choices={[{value:'a',label:'Todas'},{value:'b',label:'Por hora'},{value:'c',label:'Por trabajo'}]} value={c} onChange={setC} /><ChipsMany legend="Días" choices={[{value:'a',label:'Lunes'},{value:'b',label:'Martes'}]} values={m} onChange={setM} /></div>
   <Slider value={s} labels={['Precio mínimo','Precio máximo']} min={0} max={5000} step={100} onValueChange={setS} />
   <StarInput legend="Atención" value={v} onChange={setV} />
  </div>
  <div className="flex flex-wrap items-center gap-3">{(['neutral','primary','accent','success','info','warning','danger'] as const).map(x=><Badge key={x} tone={x}>{x}</Badge>)}{[4.7,4.2,3.1,1.5].map(x=><RatingBadge key={x} rating={x} count={12}/>)}<Stars rating={3.6}/><Avatar name="Lucía Fernández"/><CategoryTile slug="electricidad"/><CategoryTile slug="musica"/><CategoryTile slug="diseno-web"/><CategoryTile slug="cuidado-de-ninos"/></div>
  <Tabs label="Secciones" tabs={[{value:'a',label:'Visitados',content:'Contenido a'},{value:'b',label:'Contactados',content:'Contenido b'}]} />
  <Pagination page={6} totalPages={12} hrefOf={p=>`/?page=${p}`} />
  <EmptyState icon={<Search size={30}/>} title="No se encontraron servicios" text="Probá con otras palabras." actions={<Button>Limpiar</Button>} />
  <ErrorState message="Error al cargar los servicios" onRetry={()=>{}} /><OfflineState onRetry={()=>{}} />
  <Dialog open={d==='dialog'} onOpenChange={o=>!o&&setD('')} title="Políticas simples" description="Lo que tenés que saber" footer={<Button onClick={()=>setD('')}>Entendido</Button>}><p>{'texto largo '.repeat(300)}</p></Dialog>
  <Sheet open={d==='sheet'} onOpenChange={o=>!o&&setD('')} title="Filtros" footer={<Button wide>Aplicar</Button>}><p>{'texto '.repeat(200)}</p></Sheet>
  <Sheet side="right" open={d==='right'} onOpenChange={o=>!o&&setD('')} title="Filtros"><p>hola</p></Sheet>
  <ConfirmDialog open={d==='confirm'} onOpenChange={o=>!o&&setD('')} title="Eliminar servicio" description='¿Estás seguro que deseas eliminar "x"? Esta acción no se puede deshacer.' confirmLabel="Eliminar" onConfirm={()=>setD('')} />
 </main>;
}
createRoot(document.getElementById('root')!).render(<QueryClientProvider client={queryClient}><MemoryRouter><Kit/><Toaster/></MemoryRouter></QueryClientProvider>);
