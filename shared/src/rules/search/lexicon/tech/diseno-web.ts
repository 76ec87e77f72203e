import { concepts } from '../../words/format.ts';

/** Sites, shops, apps, brands and how they are found. */
export const disenoWeb = concepts(
  'diseno-web',
  `
  trade: diseño web, diseñador web, diseñadora web, desarrollador web, desarrollo web, programador web, página web, páginas web, sitio web, sitios web, webmaster, web, website, web designer, web developer, maquetador, hacer una página, hacer página web, crear página web, hacer una web, crear web, página de internet, página para mi negocio, página para mi empresa, site, desarrollador, programador, web design
  trade: diseñador gráfico, diseñadora gráfica, diseño gráfico, diseño, diseñador, diseñadora, grafista, ilustrador, ilustración, identidad visual, branding, marca, imagen corporativa, manual de marca, ui ux, diseño ux, ux, ui
  trade: community manager, community, manejo de redes sociales, redes sociales, marketing digital, marketing, publicidad online, publicidad en instagram, publicidad en facebook, manejar instagram, manejar redes, social media, campañas google, pauta digital, anuncios google, publicidad digital, contenido para redes, creador de contenido, copywriter, redactor, publicista, google ads, facebook ads, meta ads
  trade: seo, posicionamiento, posicionamiento web, posicionamiento en buscadores, aparecer en google, salir en google, primero en google, google my business, google maps negocio, perfil de empresa google, ficha de google
  trade: tienda online, tienda en línea, tienda virtual, ecommerce, e-commerce, comercio electrónico, vender por internet, vender online, carrito de compras, tienda web, tienda nube, tiendanube, catálogo online, catálogo digital
  trade: desarrollo de apps, desarrollo de aplicaciones, hacer una app, crear app, hacer una aplicación, aplicación móvil, app móvil, desarrollador de apps, programador de apps, software a medida, programador de software, desarrollo de software, sistema a medida, aplicaciones a medida, chatbot, inteligencia artificial, automatización, bot de whatsapp
  problem: hacer logo, diseñar logo, diseño de logo, necesito un logo, crear logo, rediseñar logo, hacer tarjetas, diseñar tarjetas, hacer folleto, diseñar folleto, hacer flyer, diseñar flyer, invitación digital, diseñar etiqueta, diseño de packaging, diseñar cartel, diseñar menú, menú qr, currículum diseño, presentación powerpoint
  problem: página caída, se cayó la página, mi página no anda, no funciona mi página, actualizar página, actualizar web, migrar página, hackearon mi web, mantenimiento web, mantenimiento de sitios, rediseñar página, página lenta, integrar mercadopago, cobrar online
  object: página, página para vender, vender ropa por internet, vender en redes
  object: logo, logotipo, isotipo, tarjeta personal, tarjetas de presentación, folleto, flyer, banner, papelería, afiche, volante, cartelería, infografía
  object: dominio, hosting, correo corporativo, mail con dominio, correo profesional, landing, landing page, blog, portafolio, html, css, php, base de datos, formulario web, servidor web, certificado ssl
  object: edición de video, editor de video, editar video, video institucional, reels, animación digital, motion graphics, render, modelado 3d, retoque de fotos, photoshop
  brand: wordpress, wix, shopify, woocommerce, prestashop, mercado shops, fenicio, squarespace, canva, figma, elementor, webflow, joomla, instagram shopping, magento, react
  hint: página, negocio, emprendimiento, online, internet, empresa, digital, video, mercadopago, instagram, facebook
  `,
);
